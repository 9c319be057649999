import { useLocation } from 'react-router-dom'
import type { ResolvedDocument } from '../../../contracts/content/blockTree.ts'
import { Slot } from '../blocks/Slot.tsx'
import { usePage } from '../components/basic/usePage.ts'
import { Breadcrumbs } from '../components/browsing/Breadcrumbs.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'

interface DocumentViewProps {
  readonly document: ResolvedDocument
  /** Below the document. */
  readonly children?: React.ReactNode
}

/**
 * CMS-02: a document as a page. A hero or an article at its beginning bears the title; otherwise its name is the
 * heading and its description the lede.
 */
export const DocumentView = ({ document: { name, description, slots }, children }: DocumentViewProps) => {
  const { above = [], main = [], below = [] } = slots
  const lead = main[0]?.type
  usePage(name, description)
  return (
    <div className="content">
      {lead !== 'hero' && (
        <div className="page">
          <Trail name={name} isArticle={lead === 'article'} />
          {lead !== 'article' && (
            <header className="content-head">
              <h1 className="title">{name}</h1>
              {description && <p className="lede">{description}</p>}
            </header>
          )}
        </div>
      )}
      <div className="content-blocks">
        <Slot blocks={above} />
        <Slot blocks={main} isPage={lead === 'hero' || lead === 'article'} />
        <Slot blocks={below} />
        {children}
      </div>
    </div>
  )
}

/** CAT-51: an article stands in the journal. */
const Trail = ({ name, isArticle }: { readonly name: string; readonly isArticle: boolean }) => {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  const { pathname } = useLocation()
  return (
    <Breadcrumbs
      crumbs={[
        { name: t.home(), href: shopPath('') },
        ...(isArticle ? [{ name: t.journal(), href: shopPath('/journal') }] : []),
        { name, href: pathname },
      ]}
    />
  )
}
