import { Component, Suspense, use, useDeferredValue, useSyncExternalStore } from 'react'
import type { ComponentType, JSXElementConstructor } from 'react'
import { note } from '../bridge/note.ts'
import { onceLoaded } from './onceLoaded.ts'

/** What is shown instead of a lazy part; each gets the part's props, and may take more (`Extra`). */
export interface Placeholders<Props> {
  /** Reserves the space until the code is here. */
  readonly fallback?: ComponentType<Props>
  /** Shown when the code cannot be loaded. */
  readonly otherwise?: ComponentType<Props>
  /**
   * The server draws it, too, and its markup stays until the code is here. For what a press on an earlier link serves:
   * the browser follows it. The part's props must not change before that, or React creates it again.
   */
  readonly isDrawn?: boolean
}

/**
 * A part of a page in its own chunk: `lazyPart(() => import('./Heart.tsx'), 'Heart')`. When its code cannot
 * be loaded (offline, before the shop was cached for offline use), the page does without the part and the failure is
 * only logged (ERR-33).
 */
export const lazyPart = <Chunk extends object, Name extends ComponentIn<Chunk>, Extra extends object = object>(
  load: () => Promise<Chunk>,
  name: Name,
  {
    fallback: Fallback = Nothing,
    otherwise: Otherwise = Nothing,
    isDrawn = false,
  }: Placeholders<PropsIn<Chunk, Name> & Extra> = {},
): ComponentType<PropsIn<Chunk, Name> & Extra> => {
  const Part = lazyInPage(load, name)
  return function LazyPart(props) {
    const fallback = <Fallback {...props} />
    const part = (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
    return (
      <PartBoundary otherwise={<Otherwise {...props} />}>
        {isDrawn ? part : <OnceAlive fallback={fallback}>{part}</OnceAlive>}
      </PartBoundary>
    )
  }
}

/**
 * A component in its own chunk that suspends, and fails, together with the page around it. Shown again after a failure,
 * it loads again.
 */
export const lazyInPage = <Chunk extends object, Name extends ComponentIn<Chunk>>(
  load: () => Promise<Chunk>,
  name: Name,
): ComponentType<PropsIn<Chunk, Name>> => {
  const code = onceLoaded(load)
  return function LazyInPage(props) {
    // `ComponentIn` admits only names of components.
    const Shown = use(code())[name] as ComponentType<PropsIn<Chunk, Name>>
    return <Shown {...props} />
  }
}

/** The names under which a chunk exports components. */
export type ComponentIn<Chunk> = {
  [Name in keyof Chunk]: Chunk[Name] extends JSXElementConstructor<never> ? Name : never
}[keyof Chunk]

export type PropsIn<Chunk, Name extends keyof Chunk> =
  Chunk[Name] extends JSXElementConstructor<infer Props> ? Props & object : never

interface PartBoundaryProps {
  readonly children: React.ReactNode
  readonly otherwise: React.ReactNode
}

/** Shows a page without a part that fails. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError(): { readonly isMissing: boolean } {
    return { isMissing: true }
  }

  override componentDidCatch({ name }: Error): void {
    note({ kind: 'widgetScript', about: 'part', reason: name })
  }

  override render(): React.ReactNode {
    return this.state.isMissing ? this.props.otherwise : this.props.children
  }
}

interface OnceAliveProps {
  readonly children: React.ReactNode
  readonly fallback: React.ReactNode
}

/**
 * A drawn page shows the placeholder instead of the part, because React drops a press on what waits for its code. The
 * boundary of the part stands inside: React would not finish a deferred drawing that waits in a boundary which is already
 * shown, and with it wait what else is still to come alive.
 */
const OnceAlive = ({ children, fallback }: OnceAliveProps): React.ReactNode => {
  // Deferred, so that the hearts of a whole list appear in small pieces.
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

const Nothing = () => null
