import type { ErrorCode } from '../../../../contracts/errorCatalogue.ts'
import type { CodeStage } from './codeStage.ts'
import type { Seen } from './seen.ts'

/** What somebody does to see a code, and what is then to be seen. */
export type Walks = Readonly<Partial<Record<ErrorCode, (stage: CodeStage) => Promise<Seen>>>>
