import { useEffect, useRef } from 'react'
import { useCopy } from '../../copy/useCopy.ts'
import { Button } from '../basic/Button.tsx'
import { IconButton } from '../basic/IconButton.tsx'
import type { Toast } from '../../state/toastStore.ts'
import { dismissToast, pauseToasts, useToasts } from '../../state/toastStore.ts'
import './Toasts.css'

/**
 * The region, mounted once by the shell. It stays reachable above an open dialog; LiveRegion makes the announcements.
 */
export const Toasts = () => <ToastList toasts={useToasts()} onDismiss={dismissToast} onPause={pauseToasts} />

export interface ToastListProps {
  readonly toasts: readonly Toast[]
  readonly onDismiss: (id: number) => void
  readonly onPause: (isPaused: boolean) => void
}

export const ToastList = ({ toasts, onDismiss, onPause }: ToastListProps) => {
  const t = useCopy('shell')
  const region = useRef<HTMLElement>(null)
  // What is removed under the pointer, or with the focus in it, does not say that they left.
  useEffect(() => {
    if (region.current?.matches(':hover, :focus-within') !== true) onPause(false)
  }, [toasts, onPause])
  if (toasts.length === 0) return null
  return (
    <section
      ref={region}
      className="toasts"
      aria-label={t.notifications()}
      data-react-aria-top-layer="true"
      onPointerEnter={() => onPause(true)}
      onPointerLeave={() => onPause(false)}
      onFocus={() => onPause(true)}
      onBlur={() => onPause(false)}
    >
      <ul>
        {toasts.map((toast) => (
          <li key={toast.id} className="toast" data-kind={toast.kind}>
            <p>
              <b>{toast.title}</b> {toast.detail}
            </p>
            {toast.action !== undefined && (
              <Button
                kind="link"
                onPress={() => {
                  toast.action?.onPress()
                  onDismiss(toast.id)
                }}
              >
                {toast.action.name}
              </Button>
            )}
            <IconButton icon="close" name={t.dismiss()} onPress={() => onDismiss(toast.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
