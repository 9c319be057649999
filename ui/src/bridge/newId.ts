import { uuidv7 } from '../../../core/domain/ids/uuidv7.ts'

/** The id of a command: commands made later sort later. */
export const newId = (): string => uuidv7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))
