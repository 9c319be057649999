import { proxy } from 'comlink'

/** A function of the page that the worker may call. */
export const workerCallback = <Called extends (...answer: never[]) => void>(called: Called): Called => proxy(called)
