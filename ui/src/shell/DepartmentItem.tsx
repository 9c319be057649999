import { useId, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../components/Icon.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { Department } from './departmentKinds.ts'
import { DepartmentMenu } from './DepartmentMenu.tsx'

export interface DepartmentItemProps {
  readonly department: Department
  readonly isOpen: boolean
  readonly onHover: (isOver: boolean) => void
  readonly onToggle: (isOpen: boolean) => void
}

/** The word goes to the department; the button behind it, seen when it has the focus, opens the menu for the keyboard. */
export function DepartmentItem({ department, isOpen, onHover, onToggle }: DepartmentItemProps) {
  const t = useCopy('shell')
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const isCurrent = [department, ...department.children].some(({ path }) => path === pathname)
  return (
    <li
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onHover(false)}
      onBlur={(event) => {
        if (isOpen && !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget !== null)
          onToggle(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        opener.current?.focus()
        onToggle(false)
      }}
    >
      <Link
        className="department"
        to={department.path}
        data-open={isOpen || undefined}
        data-current={isCurrent || undefined}
        aria-current={pathname === department.path ? 'page' : undefined}
      >
        {department.name}
      </Link>
      <button
        ref={opener}
        type="button"
        className="department-opener"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t.openMenuOf({ name: department.name })}
        onClick={() => onToggle(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </button>
      <div id={id} className="department-menu" hidden={!isOpen}>
        {isOpen && <DepartmentMenu department={department} />}
      </div>
    </li>
  )
}
