import { IDBFactory } from 'fake-indexeddb'

/** An IndexedDB that opens its databases in this way. */
export const factoryOpening = (open: (name: string, version?: number) => unknown): IDBFactory =>
  Object.assign(new IDBFactory(), { open })
