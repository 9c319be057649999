import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { splitLocalePrefix } from '../../../core/domain/route/splitLocalePrefix.ts'
import { Breadcrumbs } from '../components/browsing/Breadcrumbs.tsx'
import { copyLanguage } from '../copy/loadCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { NotFoundPage } from '../notFound/NotFoundPage.tsx'
import { lazyPart } from '../loading/lazyPart.tsx'
import { onceLoaded } from '../loading/onceLoaded.ts'
import { usePage } from '../components/basic/usePage.ts'
import type { EditorialDocument, ContentDocuments } from './EditorialDocument.ts'
import { contentPaths } from '../../../core/domain/route/pageAt.ts'
import './ContentPage.css'

const ContactForm = lazyPart(() => import('../service/ContactForm.tsx'), 'ContactForm')

/** RT-13: a text page; the contact page also has the form. */
export const ContentPage = () => {
  const locale = useShopLocale()
  const { rest } = splitLocalePrefix(useLocation().pathname)
  const key = contentPaths.get(rest) ?? ''
  const words = use(documentsIn(copyLanguage(locale)))[key]
  return words ? <EditorialText words={words}>{key === 'contact' && <ContactForm />}</EditorialText> : <NotFoundPage />
}

const EditorialText = ({
  words,
  children,
}: {
  readonly words: EditorialDocument
  readonly children: React.ReactNode
}) => {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  const { pathname } = useLocation()
  usePage(words.title, words.lede)
  return (
    <div className="page content">
      <Breadcrumbs
        crumbs={[
          { name: t.home(), href: shopPath('') },
          { name: words.title, href: pathname },
        ]}
      />
      <header className="content-head">
        <h1 className="title">{words.title}</h1>
        <p className="lede">{words.lede}</p>
      </header>
      {children}
      {words.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="split-section">
          <h2 className="subheading">{heading}</h2>
          <div className="prose">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

const documentsIn = (language: string): Promise<ContentDocuments> =>
  language === 'fr' ? frenchDocuments() : englishDocuments()

const frenchDocuments = onceLoaded<ContentDocuments>(async () => (await import('./frenchDocuments.ts')).frenchDocuments)
const englishDocuments = onceLoaded<ContentDocuments>(async () => (await import('./contentEnglish.ts')).contentEnglish)
