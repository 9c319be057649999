import { Component, Suspense, useDeferredValue, useSyncExternalStore } from 'react'
import { note } from '../bridge/note.ts'

interface LazyPartProps {
  readonly children: React.ReactNode
  /** What holds its place until it is here. */
  readonly fallback?: React.ReactNode
  /** What stands there when it cannot come. */
  readonly otherwise?: React.ReactNode
}

/**
 * A part of a page whose code comes when it is needed. When it cannot come (offline, before the shop was kept for offline use)
 * the page stands without it, and it is only logged (ERR-33): a part that does not load must not take the page along.
 */
export class LazyPart extends Component<LazyPartProps, { readonly isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError(): { readonly isMissing: boolean } {
    return { isMissing: true }
  }

  override componentDidCatch({ name }: Error): void {
    note({ kind: 'widgetScript', about: 'part', reason: name })
  }

  override render(): React.ReactNode {
    const { children, fallback = null, otherwise = null } = this.props
    if (this.state.isMissing) return otherwise
    return (
      <Suspense fallback={fallback}>
        <OnceAlive fallback={fallback}>{children}</OnceAlive>
      </Suspense>
    )
  }
}

/** A drawn page holds the part's place and not the part: React drops a press on what waits for its code. */
function OnceAlive({ children, fallback }: Required<Pick<LazyPartProps, 'children' | 'fallback'>>): React.ReactNode {
  // Deferred, so that the hearts of a whole list come in small pieces.
  const isAlive = useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  )
  return isAlive ? children : fallback
}

const never = () => () => {}
