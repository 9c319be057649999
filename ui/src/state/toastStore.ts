import { toastCheckInterval, toastDelay } from '../../../core/domain/configuration/constants.ts'
import { createStore } from './createStore.ts'
import { announce } from '../components/basic/announce.ts'

const toasts = createStore<readonly Toast[]>([])

/** Shows a toast and announces it once. Callable from anywhere. */
export const showToast = (wanted: ToastRequest): void => {
  const before = toasts.read()
  change(withToast(before, wanted, nextId++, Date.now()))
  if (toasts.read().length > before.length)
    announce(
      [wanted.title, wanted.detail].filter(Boolean).join(' '),
      wanted.kind === 'refusal' ? 'assertive' : 'polite',
    )
  timer ??= setInterval(tick, toastCheckInterval)
}

export const dismissToast = (id: number): void => change(toasts.read().filter((toast) => toast.id !== id))

/** ERR-08: call with true when a pointer or the focus enters the region, false when it leaves. */
export const pauseToasts = (isPaused: boolean): void => {
  if (isPaused) pausedSince ??= Date.now()
  else if (pausedSince !== undefined) {
    change(withPause(toasts.read(), Date.now() - pausedSince))
    pausedSince = undefined
  }
}

export const useToasts = (): readonly Toast[] => toasts.use((shown) => shown)

export const readToasts = toasts.read

export const onToasts = toasts.subscribe

let nextId = 1
let pausedSince: number | undefined
let timer: ReturnType<typeof setInterval> | undefined

const tick = (): void => {
  if (toasts.read().length === 0) {
    clearInterval(timer)
    timer = undefined
    pausedSince = undefined
  } else if (pausedSince === undefined) change(withoutOld(toasts.read(), Date.now()))
}

const change = (next: readonly Toast[]): void => {
  if (next !== toasts.read()) toasts.set(next)
}

export interface Toast {
  readonly id: number
  readonly title: string
  readonly detail?: string
  readonly kind: 'plain' | 'refusal'
  /** ERR-12: stays until it is dismissed. */
  readonly isSticky: boolean
  /** ms; when it was shown, or shown again. */
  readonly since: number
  readonly action?: { readonly name: string; readonly onPress: () => void }
}

export type ToastRequest = Pick<Toast, 'title'> & Partial<Pick<Toast, 'detail' | 'kind' | 'isSticky' | 'action'>>

/** ERR-07: while one with the same title is on screen, the second is dropped and the first one's time starts again. */
export const withToast = (toasts: readonly Toast[], change: ToastRequest, id: number, now: number): readonly Toast[] =>
  toasts.some((toast) => toast.title === change.title)
    ? toasts.map((toast) => (toast.title === change.title ? { ...toast, since: now } : toast))
    : [...toasts, { kind: 'plain', isSticky: false, ...change, id, since: now }]

/** ERR-08: closes every toast older than the delay. ERR-12: except the sticky ones. */
export const withoutOld = (toasts: readonly Toast[], now: number): readonly Toast[] => {
  const kept = toasts.filter((toast) => toast.isSticky || now - toast.since < toastDelay)
  return kept.length === toasts.length ? toasts : kept
}

/** ERR-08: time under a pointer or the focus does not count. */
export const withPause = (toasts: readonly Toast[], pausedFor: number): readonly Toast[] =>
  toasts.map((toast) => ({ ...toast, since: toast.since + pausedFor }))
