import { use } from 'react'
import { Contours } from '../../art/Contours.tsx'
import { useDepartments } from '../../bridge/core/FrontContext.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { BlockPicture } from '../parts/Media.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import { CardHeading } from '../parts/CardHeading.ts'
import { coverLink } from '../parts/coverLink.tsx'
import './CategoryCardBlock.css'

/** CMS-37: the lead of its collection is large. Beside the name stands how much there is. */
export const CategoryCardBlock = ({ block: { image, title, target }, isLead = false }: BlockProps<'category-card'>) => {
  const t = useCopy('shell')
  const total = useTotal(target.url)
  const Heading = use(CardHeading)
  return (
    <article className="category-card" data-lead={isLead || undefined}>
      <div className="category-card-plate">
        {isLead && <Contours name="tile" />}
        <BlockPicture picture={image} width={isLead ? 580 : 304} />
      </div>
      <div className="category-card-words">
        <Heading className="subheading">{coverLink(target)(title)}</Heading>
        {total !== undefined && <span className="meta figures">{isLead ? t.styleCount({ count: total }) : total}</span>}
      </div>
    </article>
  )
}

/** Products in the category at a path of the shop, once that is known. */
const useTotal = (path: string): number | undefined => {
  const shopPath = useShopPath()
  const place = shopPath(path)
  return useDepartments()
    .flatMap((department) => [department, ...department.children])
    .find((category) => category.path === place)?.total
}
