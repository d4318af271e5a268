/** The misreading about structures in space areas: searches leave these positions to the cases, so none finds it (rules/scopes/README.md). */
export const NEVER_ASKED = 'R2/counted=structures-too';
