import type { Diagnostic } from '../../../contracts/diagnostics.ts'

const listeners = new Set<(diagnostic: Diagnostic) => void>()

/** ERR-33: the page continues without it, the shopper is not told, and the worker logs it. Callable from anywhere. */
export const note = (diagnostic: Diagnostic): void => listeners.forEach((listen) => listen(diagnostic))

export const onNote = (listen: (diagnostic: Diagnostic) => void): void => void listeners.add(listen)
