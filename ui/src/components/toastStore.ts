import { toastCheckInterval } from '../../../core/domain/configuration/constants.ts'
import { announce } from './announce.ts'
import { withPause, withToast, withoutOld, type Toast, type ToastRequest } from './toastQueue.ts'

/** Shows a toast and says it once. Callable from anywhere. */
export const showToast = (wanted: ToastRequest): void => {
  const before = toasts.length
  change(withToast(toasts, wanted, nextId++, Date.now()))
  if (toasts.length > before)
    announce(
      [wanted.title, wanted.detail].filter(Boolean).join(' '),
      wanted.kind === 'refusal' ? 'assertive' : 'polite',
    )
  timer ??= setInterval(tick, toastCheckInterval)
}

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id))

/** ERR-08: call with true when a pointer or the focus enters the region, false when it leaves. */
export const pauseToasts = (isPaused: boolean): void => {
  if (isPaused) pausedSince ??= Date.now()
  else if (pausedSince !== undefined) {
    change(withPause(toasts, Date.now() - pausedSince))
    pausedSince = undefined
  }
}

export const readToasts = (): readonly Toast[] => toasts

export const onToasts = (listen: () => void): (() => void) => {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

let toasts: readonly Toast[] = []
let nextId = 1
let pausedSince: number | undefined
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

const tick = (): void => {
  if (toasts.length === 0) {
    clearInterval(timer)
    timer = undefined
    pausedSince = undefined
  } else if (pausedSince === undefined) change(withoutOld(toasts, Date.now()))
}

const change = (next: readonly Toast[]): void => {
  if (next === toasts) return
  toasts = next
  for (const listen of listeners) listen()
}
