import { deflateRawSync } from 'node:zlib';
import type { Html } from './tag.ts';

/** The bodies of all cases as base64 of deflated JSON: they say much the same over and over, so that a twentieth is left. */
export const store = (bodies: readonly Html[]): string => deflateRawSync(JSON.stringify(bodies), { level: 9 }).toString('base64');
