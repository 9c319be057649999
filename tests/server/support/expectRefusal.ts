import { expect, vi } from 'vitest'
import type { ErrorDetail } from '../../../contracts/api/apiError.ts'

type Answer = { readonly status: number; readonly error?: Partial<ErrorDetail> | undefined }

/**
 * The server refused with this status and error code. `detail` names what else the error must say, e.g. its `field`.
 * A failure prints the status and the error side by side, and points at the line of the caller.
 */
export const expectRefusal: (answer: Answer, status: number, errorId: string, detail?: Partial<ErrorDetail>) => void =
  vi.defineHelper((answer, status, errorId, detail) => {
    expect({ status: answer.status, ...answer.error }).toMatchObject({ status, errorId, ...detail })
  })
