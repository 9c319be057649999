import { useLocation } from 'react-router-dom'
import { isOwnPage } from '../../../core/domain/content/isOwnPage.ts'
import { contentKeyAt } from '../../../core/domain/route/pageAt.ts'
import { splitLocalePrefix } from '../../../core/domain/route/splitLocalePrefix.ts'
import { Slot } from '../blocks/Slot.tsx'
import { Skeleton, SkeletonPage } from '../components/basic/Skeleton.tsx'
import { TextPage } from '../components/basic/TextPage.tsx'
import { Unreachable } from '../components/browsing/Unreachable.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { NotFoundPage } from '../notFound/NotFoundPage.tsx'
import { DocumentView } from './DocumentView.tsx'
import { useContent } from './useContent.ts'
import './ContentPage.css'

const ContactForm = lazyPart(() => import('../service/ContactForm.tsx'), 'ContactForm', {
  fallback: () => <div className="contact-form-place" />,
})

/** CMS-02, RT-13: the document of a content route, or of a page of its own; the contact page also has the form. */
export const ContentPage = () => {
  const { rest } = splitLocalePrefix(useLocation().pathname)
  const key = contentKeyAt(rest) ?? ''
  const asked = useContent({ family: 'page', key })
  switch (asked.state) {
    case 'pending':
      return <ContentSkeleton />
    case 'answered':
      return isOwnPage(key, asked.answer.slots) ? (
        <DocumentView document={asked.answer}>
          {key === 'contact-us' && (
            <div className="block page">
              <ContactForm />
            </div>
          )}
        </DocumentView>
      ) : (
        <MissingPage />
      )
    case 'missing':
      return <MissingPage />
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
        <TextPage title={asked.answer.name} detail={asked.answer.description ?? ''}>
          <meta name="robots" content="noindex" />
          <Slot blocks={asked.answer.slots['main'] ?? []} />
        </TextPage>
      )
    case 'missing':
    case 'refused':
    case 'unreachable':
      return <NotFoundPage />
  }
}

const ContentSkeleton = () => {
  const t = useCopy('shell')
  return (
    <SkeletonPage label={t.loading()}>
      <div className="skeleton-column">
        <Skeleton width="8rem" height="1.25rem" />
        <Skeleton width="18rem" height="3rem" />
        <Skeleton width="24rem" height="1.5rem" />
        <Skeleton height="24rem" />
      </div>
    </SkeletonPage>
  )
}
