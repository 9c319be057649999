import './ScreenFrame.css'
import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  /** At the right of the title: the one thing that this screen sends out. */
  readonly action?: ReactNode
  /** The list in the middle. */
  readonly children: ReactNode
  /** What is open, at the right; below 1280 px it covers the list. */
  readonly peek?: ReactNode
  /** How many there are, at the foot. */
  readonly count?: string
}

/** Title, list and what is open: every screen of the console has this form. */
export const ScreenFrame = ({ title, action, children, peek, count }: Props) => (
  <div className="frame" data-peeking={peek ? true : undefined}>
    <header className="frame-head">
      <h1 className="frame-title">{title}</h1>
      {action}
    </header>
    <div className="frame-list">{children}</div>
    {peek}
    <footer className="frame-foot">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> or <kbd>K</kbd> <kbd>J</kbd> move
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
      <span className="frame-count">{count}</span>
    </footer>
  </div>
)
