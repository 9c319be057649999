import { useRef, useState } from 'react'
import { defined } from '../../../../core/domain/fields/fields.ts'
import { previewLimits } from '../../../../core/domain/configuration/constants.ts'
import { previewOffset, previewQuery } from '../../../../core/domain/content/previewQuery.ts'
import type { PreviewQuery } from '../../../../core/domain/content/previewQuery.ts'
import { pagination } from '../../../../core/domain/pagination/pagination.ts'
import { contentPath } from '../../../../core/domain/route/contentPath.ts'
import type { Queries } from '../../../../contracts/queries.ts'
import { useQuery } from '../../bridge/core/useQuery.ts'
import { Button } from '../../components/basic/Button.tsx'
import { Link } from '../../components/basic/Link.tsx'
import { PlainForm } from '../../components/basic/PlainForm.tsx'
import { usePage } from '../../components/basic/usePage.ts'
import { Pagination } from '../../components/browsing/Pagination.tsx'
import { PlainField } from '../../components/field/PlainField.tsx'
import { SelectField } from '../../components/form/SelectField.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { useChooseParams, useChosenParams } from '../../state/AddressParams.tsx'
import { MissingPage } from '../ContentPage.tsx'
import { useReason } from './NoDraft.tsx'
import { useIsPreview } from './useIsPreview.ts'
import './CmsPreviewPage.css'

/** CMS-10…14: lists the documents of a type. Below `/pre` these are the drafts. */
export const CmsPreviewPage = () => (isOff() ? <MissingPage /> : <PreviewScreen />)

/** CMS-10: the server writes into the page that this deployment has no previews. */
const isOff = (): boolean => document.querySelector<HTMLMetaElement>('meta[name="cairn-preview"]')?.content === 'off'

const PreviewScreen = () => {
  const t = useCopy('preview')
  const locale = useShopLocale()
  const isPreview = useIsPreview()
  const params = useChosenParams()
  const query = previewQuery(Object.fromEntries(params))
  usePage(t.title())
  return (
    <div className="page preview-page">
      <header className="preview-head">
        <h1 className="title">{t.title()}</h1>
        <p className="lede">{isPreview ? t.ofDrafts() : t.ofPublished()}</p>
        <p>
          <a href={`${isPreview ? '' : '/pre'}/${locale}/cms-preview?${params}`}>
            {isPreview ? t.showPublished() : t.showDrafts()}
          </a>
        </p>
      </header>
      <QueryForm key={params.toString()} query={query} />
      {query && <Documents query={query} />}
    </div>
  )
}

/** CMS-11, CMS-13: what is submitted stands in the address, and begins at its first page. */
const QueryForm = ({ query }: { readonly query: PreviewQuery | undefined }) => {
  const t = useCopy('preview')
  const v = useCopy('validation')
  const choose = useChooseParams()
  const [docType, setDocType] = useState(query?.docType ?? '')
  const [layoutVariant, setLayoutVariant] = useState(query?.layoutVariant ?? '')
  const [limit, setLimit] = useState(String(query?.limit ?? previewLimits.initial))
  const [isJudged, setJudged] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const submit = () => {
    setJudged(true)
    if (docType.trim() === '') first.current?.focus()
    else choose(() => paramsOf({ docType, layoutVariant, limit }))
  }
  return (
    <PlainForm className="preview-form" onSubmit={submit}>
      <PlainField
        label={t.docType()}
        help={t.docTypeHelp()}
        value={docType}
        onChange={setDocType}
        inputRef={first}
        autoComplete="off"
        spellCheck={false}
        maxLength={128}
        error={isJudged && docType.trim() === '' ? v.docType() : undefined}
      />
      <PlainField
        label={t.layoutVariant()}
        value={layoutVariant}
        onChange={setLayoutVariant}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        isOptional
      />
      <SelectField
        label={t.limit()}
        value={limit}
        onChange={setLimit}
        options={previewLimits.choices.map((choice) => ({ value: String(choice), name: String(choice) }))}
      />
      <Button kind="primary" type="submit">
        {t.show()}
      </Button>
    </PlainForm>
  )
}

const paramsOf = (entries: Readonly<Record<string, string>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(entries).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  )

/** CMS-12, CMS-14 */
const Documents = ({ query }: { readonly query: PreviewQuery }) => {
  const t = useCopy('preview')
  const isPreview = useIsPreview()
  const { docType, layoutVariant, limit } = query
  const asked = useQuery({
    name: 'showcase',
    ask: {
      docType,
      ...defined({ layoutVariant }),
      limit,
      offset: previewOffset(query),
      cmsEnv: isPreview ? 'preview' : 'publish',
    },
  })
  switch (asked.state) {
    case 'pending':
      return <p role="status">{t.loading()}</p>
    case 'answered':
      return <Found query={query} found={asked.answer} />
    // An unknown type has no documents.
    case 'missing':
    case 'refused':
      return <NoResults />
    case 'unreachable':
      return (
        <p role="alert">
          {t.away()} <Button onPress={asked.again}>{t.again()}</Button>
        </p>
      )
  }
}

const NoResults = () => {
  const t = useCopy('preview')
  const isPreview = useIsPreview()
  const reason = useReason()
  return (
    <div className="preview-none">
      <p role="status">{t.noResults()}</p>
      {isPreview && <p>{reason}</p>}
    </div>
  )
}

interface FoundProps {
  readonly query: PreviewQuery
  readonly found: Queries['showcase']['answer']
}

const Found = ({ query: { docType, layoutVariant = '', limit, page }, found: { items, total } }: FoundProps) => {
  const t = useCopy('preview')
  const shopPath = useShopPath()
  if (items.length === 0) return <p role="status">{t.noResults()}</p>
  const hrefOf = (to: number) =>
    `${shopPath('/cms-preview')}?${paramsOf({ docType, layoutVariant, limit: String(limit), page: String(to) })}`
  return (
    <section className="preview-found" aria-label={t.documents()}>
      <p role="status">{t.count({ count: total })}</p>
      <ul>
        {items.map(({ id, name }) => (
          <li key={id}>
            <DocumentName id={id} name={name} />
            <code>{id}</code>
          </li>
        ))}
      </ul>
      <Pagination pages={pagination(total, limit, page)} hrefOf={hrefOf} />
    </section>
  )
}

/** Pages are linked, where they have a path. */
const DocumentName = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const shopPath = useShopPath()
  const [family, key = ''] = id.split('/')
  const path = family === 'page' ? contentPath(key) : null
  return path === null ? <span>{name}</span> : <Link to={shopPath(path)}>{name}</Link>
}
