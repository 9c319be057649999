import { useLocation } from 'react-router-dom'
import type { ResolvedDocument } from '../../../contracts/content/blockTree.ts'
import { isOwnPage } from '../../../core/domain/content/isOwnPage.ts'
import { leadBlock } from '../../../core/domain/content/leadBlock.ts'
import { splitLocalePrefix } from '../../../core/domain/locale/splitLocalePrefix.ts'
import { classifyRoute, contentKeyAt } from '../../../core/domain/route/pageAt.ts'
import { Slot } from '../blocks/page/Slot.tsx'
import { TextPageSkeleton } from '../components/basic/Skeleton.tsx'
import { TextPage } from '../components/basic/TextPage.tsx'
import { usePage } from '../components/basic/usePage.ts'
import { Breadcrumbs } from '../components/browsing/Breadcrumbs.tsx'
import { Unreachable } from '../components/browsing/Unreachable.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { lazyInPage, lazyPart } from '../loading/lazyPart.tsx'
import { NotFoundPage } from '../notFound/NotFoundPage.tsx'
import { NotHere } from '../notFound/NotHere.tsx'
import { LazyRecentlyViewed } from '../product/rails/LazyRecentlyViewed.tsx'
import './ContentPage.css'
import { useIsPreview } from './preview/useIsPreview.ts'
import { useContent } from '../blocks/page/useContent.ts'

const ContactForm = lazyPart(() => import('../service/ContactForm.tsx'), 'ContactForm')

const UnavailablePage = lazyInPage(() => import('../notFound/UnavailablePage.tsx'), 'UnavailablePage')

const NoDraft = lazyInPage(() => import('./preview/NoDraft.tsx'), 'NoDraft')

/**
 * CMS-02, RT-13: the document of a content route, or of a page of its own; the contact page also has the form. RT-07: one
 * that says of itself that it is unavailable is not shown.
 */
export const ContentPage = () => {
  const { pathname } = useLocation()
  const key = contentKeyAt(splitLocalePrefix(pathname).rest) ?? ''
  const isPreview = useIsPreview()
  const asked = useContent({ family: 'page', key })
  switch (asked.state) {
    case 'pending':
      return <ContentSkeleton />
    case 'answered': {
      const { description = '', slots } = asked.answer
      if (classifyRoute(pathname, { description }) === 'Error') return <UnavailablePage description={description} />
      return isOwnPage(key, slots) ? (
        <DocumentView document={asked.answer}>
          {key === 'contact-us' && (
            <div className="block page">
              <div className="contact-form-place">
                <ContactForm />
              </div>
            </div>
          )}
        </DocumentView>
      ) : (
        <MissingPage />
      )
    }
    case 'missing':
      return isPreview ? <NoDraft /> : <MissingPage />
    case 'refused':
    case 'unreachable':
      return <Unreachable onAgain={asked.again} />
  }
}

/** ERR-32, RT-06: the document for missing pages. The page itself says that it must not be indexed. */
export const MissingPage = () => {
  const asked = useContent({ family: 'page', key: 'error-4xx' })
  switch (asked.state) {
    case 'pending':
      return <ContentSkeleton />
    case 'answered':
      return (
        <>
          <TextPage title={asked.answer.name} detail={asked.answer.description ?? ''}>
            <NotHere />
            <Slot blocks={asked.answer.slots['main'] ?? []} />
          </TextPage>
          <div className="page">
            <LazyRecentlyViewed />
          </div>
        </>
      )
    case 'missing':
    case 'refused':
    case 'unreachable':
      return <NotFoundPage />
  }
}

interface DocumentViewProps {
  readonly document: ResolvedDocument
  /** Below the document. */
  readonly children?: React.ReactNode
}

/**
 * CMS-02: a document as a page. A hero or an article at its beginning bears the title; otherwise its name is the
 * heading and its description the lede.
 */
const DocumentView = ({ document: { name, description, slots }, children }: DocumentViewProps) => {
  const { above = [], main = [], below = [] } = slots
  const lead = leadBlock(main, ({ type }) => type)?.type
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

const ContentSkeleton = () => {
  const t = useCopy('shell')
  return <TextPageSkeleton label={t.loading()} />
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
