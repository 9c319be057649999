import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { splitLocalePrefix } from '../../../core/domain/route/splitLocalePrefix.ts'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { copyLanguage } from '../copy/loadCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { NotFoundPage } from '../notFound/NotFoundPage.tsx'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import { usePage } from '../shell/usePage.ts'
import type { EditorialDocument, ContentDocuments } from './EditorialDocument.ts'
import { contentPaths } from '../../../core/domain/route/contentPaths.ts'
import './ContentPage.css'

const ContactForm = loadedPart(async () => (await import('../service/ContactForm.tsx')).ContactForm)

/** RT-13: a page of words; the one that says how to reach us has the form, too. */
export function ContentPage() {
  const locale = useShopLocale()
  const { rest } = splitLocalePrefix(useLocation().pathname)
  const key = contentPaths.get(rest) ?? ''
  const words = use(documentsIn(copyLanguage(locale)))[key]
  return words ? (
    <Words words={words}>
      {key === 'contact' && (
        <LazyPart>
          <ContactForm />
        </LazyPart>
      )}
    </Words>
  ) : (
    <NotFoundPage />
  )
}

function Words({ words, children }: { readonly words: EditorialDocument; readonly children: React.ReactNode }) {
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
        <section key={heading} className="content-section">
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

const documentsIn = (language: string): Promise<ContentDocuments> => {
  loading[language] ??=
    language === 'fr'
      ? import('./frenchDocuments.ts').then((file) => file.frenchDocuments)
      : import('./contentEnglish.ts').then((file) => file.contentEnglish)
  return loading[language]
}

const loading: Record<string, Promise<ContentDocuments> | undefined> = {}
