import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { MenuItemBlock } from '../../../../core/domain/content/shopAll.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { DepartmentItem } from './DepartmentItem.tsx'
import './DepartmentBar.css'

/** Long enough to cross the bar on the way to something else, or to an open panel (ms). */
const openAfterMs = 120
const closeAfterMs = 200

/**
 * NAV-03, NAV-05, NAV-07: on a wide screen; a panel opens on hover or on a press and closes on Escape, on leaving or on
 * a new route.
 */
export const DepartmentBar = ({ entries }: { readonly entries: readonly MenuItemBlock[] }) => {
  const t = useCopy('shell')
  const { key } = useLocation()
  const [open, setOpen] = useState<string | null>(null)
  const timer = useRef(0)
  const now = (id: string | null) => {
    clearTimeout(timer.current)
    setOpen(id)
  }
  const later = (id: string | null) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(id), id === null ? closeAfterMs : openAfterMs)
  }
  // Not when the bar comes alive: a pointer that has rested on a word since before opens its panel.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      setOpen(null)
    },
    [key],
  )
  return (
    <nav className="departments-nav" aria-label={t.departments()}>
      <ul className="departments">
        {entries.map((entry) => (
          <DepartmentItem
            key={entry.id}
            entry={entry}
            isOpen={open === entry.id}
            onHover={(isOver) => later(isOver ? entry.id : null)}
            onToggle={(isOpen) => now(isOpen ? entry.id : null)}
          />
        ))}
      </ul>
    </nav>
  )
}
