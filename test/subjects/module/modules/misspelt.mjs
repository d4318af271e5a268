/** An engine that would never be asked for a move. */
export default { name: 'misspelt', version: '1', steps: [], features: [], check: () => ({ excess: 0 }), mvoe: () => ({ legal: false }) };
