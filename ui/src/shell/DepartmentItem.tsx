import { useId, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { StorefrontEntry } from '../../../contracts/api/entities/catalogue.ts'
import { sizedPicture } from '../components/basic/sizedPicture.ts'
import { Icon } from '../components/basic/Icon.tsx'
import { ProductPlate } from '../components/basic/ProductPlate.tsx'
import { useCopy } from '../copy/useCopy.ts'

export interface DepartmentItemProps {
  readonly department: Department
  readonly isOpen: boolean
  readonly onHover: (isOver: boolean) => void
  readonly onToggle: (isOpen: boolean) => void
}

/**
 * The word links to the department; the button after it, visible when it has the focus, opens the menu for the
 * keyboard.
 */
export const DepartmentItem = ({ department, isOpen, onHover, onToggle }: DepartmentItemProps) => {
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

/** NAV-06: a link to everything, the kinds in columns, and the first of them as pictures. */
const DepartmentMenu = ({ department }: { readonly department: Department }) => {
  const t = useCopy('shell')
  const pictured = department.children.filter(({ picture }) => picture !== undefined).slice(0, 3)
  return (
    <div className="page">
      <div className="department-kinds">
        <p className="label">{department.name}</p>
        <ul>
          {department.children.map(({ categoryId, name, path }) => (
            <li key={categoryId}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
          <li>
            <Link className="department-all" to={department.path}>
              {t.shopAll({ name: department.name })}
            </Link>
          </li>
        </ul>
      </div>
      {pictured.map(({ categoryId, name, path, picture, tint, total }) => (
        <Link key={categoryId} className="department-picture" to={path}>
          <ProductPlate isSquare src={sizedPicture(picture?.url ?? '', 280, 280)} alt="" tint={tint ?? 'stone'} />
          <b>{name}</b>
          <span className="meta">{t.styleCount({ count: total })}</span>
        </Link>
      ))}
    </div>
  )
}

type Department = StorefrontEntry['departments'][number]

/** The one department in the signal colour. */
export const isSale = ({ path }: Pick<Department, 'path'>): boolean => path.includes('/c/sale-')

/** Gift cards are in the footer: the bar has room for seven words. */
export const isInBar = ({ path }: Pick<Department, 'path'>): boolean => !path.includes('/c/gift-cards-')
