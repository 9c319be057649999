import { afterAll } from 'vitest'

/** For what a test file opens at its top for all of its tests: it is closed after the last of them. */
export const closeAfterAll = async <Opened extends { readonly close: () => Promise<unknown> }>(
  opening: Opened | Promise<Opened>,
): Promise<Opened> => {
  const opened = await opening
  afterAll(() => opened.close())
  return opened
}
