import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { DepartmentItem, isInBar, isSale } from './DepartmentItem.tsx'
import { useDepartments } from '../bridge/core/FrontContext.ts'
import './DepartmentBar.css'

/** Long enough to cross the bar on the way to something else (ms). */
const openAfterMs = 120
const closeAfterMs = 200

/**
 * NAV-03, NAV-05, NAV-07: on a wide screen; a menu opens on hover or by its button and closes on Escape, leaving or a
 * new route.
 */
export const DepartmentBar = () => {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  const departments = useDepartments().filter(isInBar)
  const { key } = useLocation()
  const [open, setOpen] = useState<string | null>(null)
  const timer = useRef(0)
  const later = (id: string | null, ms: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(id), ms)
  }
  const now = (id: string | null) => {
    clearTimeout(timer.current)
    setOpen(id)
  }
  useEffect(() => {
    clearTimeout(timer.current)
    setOpen(null)
  }, [key])
  return (
    <nav className="only-large departments-nav" aria-label={t.departments()}>
      <ul className="departments">
        {departments
          .filter((department) => !isSale(department))
          .map((department) => (
            <DepartmentItem
              key={department.categoryId}
              department={department}
              isOpen={open === department.categoryId}
              onHover={(isOver) =>
                later(
                  isOver ? department.categoryId : null,
                  isOver && open === null ? openAfterMs : isOver ? 0 : closeAfterMs,
                )
              }
              onToggle={(isOpen) => now(isOpen ? department.categoryId : null)}
            />
          ))}
        {departments.length > 0 && (
          <li>
            <Link className="department" to={shopPath('/repairs')}>
              {t.repairs()}
            </Link>
          </li>
        )}
        {departments.filter(isSale).map(({ name, path }) => (
          <li key={path}>
            <Link className="department" data-sale to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
