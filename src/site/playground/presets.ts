/** Common disputes, each with the case that poses it. */
export const PRESETS: readonly (readonly [caseId: string, dispute: string])[] = [
  ['N4.6-01', 'May a carrier load all eight infantry and give half up later?'],
  ['N4.5-03', 'A carrier leaves empty: what becomes of the eight infantry?'],
  ['N1-02', 'Five fighters on one carrier: may they go on to the cannons?'],
  ['N2-01', 'Cannons destroy the carrier: do its fighters enter the combat?'],
  ['N2-10', 'Infantry without a carrier: may they land to escape removal?'],
  ['N3-03', 'The last big ships are lost together: who wins?'],
  ['N3-17', 'The winner has too many units: which must go?'],
  ['N3-20', 'No ships are left: what becomes of the ground forces?'],
  ['N4-21', 'May two carriers load the same four fighters?'],
  ['N4-40', 'Carriers leave fighters behind in two systems: is that allowed?'],
];
