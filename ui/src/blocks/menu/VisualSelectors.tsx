import { visualSelectorWidth } from '../../../../core/domain/configuration/constants.ts'
import type { MenuItemBlock } from '../../../../core/domain/content/shopAll.ts'
import { BlockPicture } from '../parts/Media.tsx'
import { TargetLink } from '../parts/TargetLink.tsx'
import './VisualSelectors.css'

interface VisualSelectorsProps {
  readonly title: string | undefined
  readonly selectors: NonNullable<MenuItemBlock['visualSelectors']>
}

/** NAV-02, NAV-12: links that are chosen by their pictures; below lg one row that runs off the edge. */
export const VisualSelectors = ({ title, selectors }: VisualSelectorsProps) =>
  selectors.length === 0 ? null : (
    <div className="visual-selectors">
      {title && <p>{title}</p>}
      <ul>
        {selectors.map(({ mediaObject, title: name, target }, index) => (
          <li key={index}>
            <TargetLink to={target}>
              <span className="media-frame">
                <BlockPicture picture={mediaObject} width={visualSelectorWidth} />
              </span>
              {name}
            </TargetLink>
          </li>
        ))}
      </ul>
    </div>
  )
