/**
 * Names the fold. A snapshot made by another one is thrown away, so this changes whenever evolve or the shape of the
 * state does; `tests/worker/foldKey.test.ts` fails when it should have and did not.
 */
export const foldKey = 'fold-9'
