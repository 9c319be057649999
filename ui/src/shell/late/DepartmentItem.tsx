import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { configurationOf } from '../../../../core/domain/configuration/configuration.ts'
import { menuIconPath } from '../../../../core/domain/content/shopAll.ts'
import type { MenuItemBlock } from '../../../../core/domain/content/shopAll.ts'
import { TargetLink } from '../../blocks/parts/TargetLink.tsx'
import { tellEngagement } from '../../bridge/core/engagement.ts'
import { Icon } from '../../components/basic/Icon.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { lazyPart } from '../../loading/lazyPart.tsx'

interface DepartmentItemProps {
  readonly entry: MenuItemBlock
  readonly isOpen: boolean
  readonly onHover: (isOver: boolean) => void
  readonly onToggle: (isOpen: boolean) => void
}

/**
 * NAV-05: where hovering opens the panel, the word links to the department and the button after it, visible when it has
 * the focus, opens the panel for the keyboard; where a press does, the word is that button. An entry without a panel is
 * a link.
 */
export const DepartmentItem = ({ entry, isOpen, onHover, onToggle }: DepartmentItemProps) => {
  const t = useCopy('shell')
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isOnPress = configurationOf(useShopLocale()).menuTrigger === 'click'
  const { title, target } = entry
  useClosing(isOpen, item, opener, () => onToggle(false))
  useReported(isOpen, entry.id)
  const look = useLook(entry, isOpen)
  const words = <DepartmentName entry={entry} />
  if (!hasPanel(entry))
    return target === undefined ? null : (
      <li>
        <TargetLink to={target} {...look}>
          {words}
        </TargetLink>
      </li>
    )
  const button = { ref: opener, type: 'button', 'aria-expanded': isOpen, 'aria-controls': id } as const
  const toggle = () => {
    preloadPanel()
    onToggle(!isOpen)
  }
  const hover = (event: React.PointerEvent, isOver: boolean) => {
    if (event.pointerType !== 'mouse' || (isOnPress && isOver)) return
    preloadPanel()
    if (isOver || isOpen || !isOnPress) onHover(isOver)
  }
  return (
    <li
      ref={item}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (isOpen && relatedTarget !== null && !currentTarget.contains(relatedTarget)) onToggle(false)
      }}
    >
      {isOnPress || target === undefined ? (
        <button {...button} {...look} onClick={toggle}>
          {words}
        </button>
      ) : (
        <>
          <TargetLink
            to={target}
            {...look}
            onClick={(event) => {
              // Fingers do not hover: their first press opens the panel.
              if (isOpen || (event.nativeEvent as PointerEvent).pointerType !== 'touch') return
              event.preventDefault()
              toggle()
            }}
          >
            {words}
          </TargetLink>
          <button
            {...button}
            className="department-opener"
            aria-label={t.openMenuOf({ name: title })}
            onFocus={preloadPanel}
            onClick={toggle}
          >
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
          </button>
        </>
      )}
      <div id={id} className="department-menu" hidden={!isOpen}>
        {isOpen && <Panel block={entry} onClose={() => onToggle(false)} />}
      </div>
    </li>
  )
}

/** NAV-11: with its icon, and with its title unless that is hidden from sight. */
const DepartmentName = ({ entry: { title, menuIcon, titleVisibility = true } }: { readonly entry: MenuItemBlock }) => (
  <>
    {menuIcon && <img src={menuIconPath('cairn', menuIcon)} alt="" width={20} height={20} />}
    {menuIcon && !titleVisibility ? <span className="visually-hidden">{title}</span> : title}
  </>
)

const hasPanel = ({ columns, menuBanner, visualSelectors = [] }: MenuItemBlock): boolean =>
  columns.length > 0 || menuBanner !== undefined || visualSelectors.length > 0

const useLook = ({ target, columns, menuStyle }: MenuItemBlock, isOpen: boolean) => {
  const { pathname } = useLocation()
  const shopPath = useShopPath()
  const isHere = (url: string | undefined) => url !== undefined && shopPath(url) === pathname
  const isWithin = columns.some(({ children }) =>
    children.some(({ target: { url } }) => url.startsWith('/c/') && isHere(url)),
  )
  return {
    className: 'department',
    'data-open': isOpen || undefined,
    'data-current': isWithin || undefined,
    'data-sale': menuStyle === 'accent' || undefined,
    'aria-current': isHere(target?.url) ? 'page' : undefined,
  } as const
}

/** NAV-07: Escape closes it also when it was opened by hover; the focus returns if it is within. So does a press elsewhere. */
const useClosing = (
  isOpen: boolean,
  item: React.RefObject<HTMLElement | null>,
  opener: React.RefObject<HTMLElement | null>,
  onClose: () => void,
): void => {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const within = (node: EventTarget | null) => node instanceof Node && item.current?.contains(node) === true
    const byKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (within(document.activeElement)) opener.current?.focus()
      close()
    }
    const byPress = ({ target }: PointerEvent) => {
      if (!within(target)) close()
    }
    document.addEventListener('keydown', byKey)
    document.addEventListener('pointerdown', byPress)
    return () => {
      document.removeEventListener('keydown', byKey)
      document.removeEventListener('pointerdown', byPress)
    }
  }, [isOpen, item, opener])
}

/** NAV-09 */
const useReported = (isOpen: boolean, entry: string): void => {
  useEffect(() => {
    if (!isOpen) return
    tellEngagement({ name: 'menuOpened', entry })
    return () => tellEngagement({ name: 'menuClosed', entry })
  }, [isOpen, entry])
}

const load = () => import('../../blocks/menu/MenuItemBlock.tsx')
const preloadPanel = (): void => void load().catch(() => undefined)
const Panel = lazyPart(load, 'MenuItemBlock')
