import { writeFileSync } from 'node:fs';
import { DOCUMENTS, readDocument, withOutputs, withTables } from './documents.ts';

// `npm run docs`: writes the tables and the outputs of the documents anew
for (const path of DOCUMENTS) {
  const before = readDocument(path);
  const after = await withOutputs(withTables(before));
  if (after !== before) {
    writeFileSync(new URL(`../../${path}`, import.meta.url), after);
    console.log(`${path} is written anew`);
  }
}
