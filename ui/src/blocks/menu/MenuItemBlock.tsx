import { shopAll } from '../../../../core/domain/content/shopAll.ts'
import { Icon } from '../../components/basic/Icon.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { Block } from '../page/Slot.tsx'
import { TargetLink } from '../parts/TargetLink.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import { VisualSelectors } from './VisualSelectors.tsx'
import './MenuItemBlock.css'

interface MenuItemBlockProps extends Pick<BlockProps<'menu-item'>, 'block'> {
  /** In the panel of the menu. */
  readonly onClose?: () => void
}

/** NAV-01, NAV-06: what a department's menu contains: everything, its columns, a banner, and what is chosen by sight. */
export const MenuItemBlock = ({ block, onClose }: MenuItemBlockProps) => {
  const t = useCopy('blocks')
  const { title, columns, menuBanner, visualSelectors = [], visualSelectorsTitle } = block
  const all = shopAll(block, 'lg')
  return (
    <div className="menu-item page">
      {(all || onClose) && (
        <div className="menu-item-top">
          {all && (
            <TargetLink to={all.target}>
              {all.title || t.shopAll({ title })}
              <Icon name="chevron-right" />
            </TargetLink>
          )}
          {onClose && (
            <button type="button" onClick={onClose}>
              <Icon name="close" />
              {t.close()}
            </button>
          )}
        </div>
      )}
      <div className="menu-item-columns">
        {columns.map(({ id, title: name, target, children }) => (
          <div key={id}>
            <p className="menu-item-head">{target ? <TargetLink to={target}>{name}</TargetLink> : name}</p>
            <ul>
              {children.map((link) => (
                <li key={link.id}>
                  <TargetLink to={link.target}>{link.title}</TargetLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {menuBanner && (
          <div
            className="menu-item-banner"
            data-exposures={menuBanner.exposures && JSON.stringify(menuBanner.exposures)}
          >
            <Block block={menuBanner} />
          </div>
        )}
      </div>
      <VisualSelectors title={visualSelectorsTitle} selectors={visualSelectors} />
    </div>
  )
}
