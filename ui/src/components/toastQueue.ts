import { toastDelay } from '../../../core/domain/configuration/constants.ts'

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

/** ERR-08: closes every toast older than the delay. ERR-12: but not the sticky ones. */
export const withoutOld = (toasts: readonly Toast[], now: number): readonly Toast[] => {
  const kept = toasts.filter((toast) => toast.isSticky || now - toast.since < toastDelay)
  return kept.length === toasts.length ? toasts : kept
}

/** ERR-08: time spent under a pointer or the focus does not count. */
export const withPause = (toasts: readonly Toast[], pausedFor: number): readonly Toast[] =>
  toasts.map((toast) => ({ ...toast, since: toast.since + pausedFor }))
