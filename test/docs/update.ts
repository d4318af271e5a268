import { writeFileSync } from 'node:fs';
import { setup, teardown } from '../programs.ts';
import { DOCUMENTS, readDocument, withOutputs, withTables } from './documents.ts';

// `npm run docs`: updates the tables and the outputs in the documents
await setup();
for (const path of DOCUMENTS) {
  const before = readDocument(path);
  const after = await withOutputs(withTables(before));
  if (after !== before) {
    writeFileSync(new URL(`../../${path}`, import.meta.url), after);
    console.log(`${path} is updated`);
  }
}
teardown();
