import { useRef, useState } from 'react'
import { checkCatalogueFiles, importCatalogueFiles } from '../../../contracts/api/operator/catalogueFilesApi.ts'
import type { CatalogueOutcome } from '../../../contracts/api/operator/catalogueFilesApi.ts'
import { catalogueUpload } from '../../../contracts/catalogueUpload.ts'
import { callApi } from '../api/callApi.ts'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Complaints } from './Complaints.tsx'
import { countText } from './goodsText.ts'
import { OneCheck } from './OneCheck.tsx'
import { readAsBase64 } from '../api/readAsBase64.ts'

type ImportResult =
  | { readonly _tag: 'Outcome'; readonly outcome: CatalogueOutcome; readonly isImported: boolean }
  | { readonly _tag: 'Failure'; readonly message: string }

/** OPS-35: files are checked first; what is right can then be imported. Everything or nothing. */
export const ImportForm = () => {
  const [files, setFiles] = useState<readonly File[]>([])
  const [replaces, setReplaces] = useState(false)
  const [result, setResult] = useState<ImportResult | null>(null)
  const sentence = useRef<HTMLParagraphElement>(null)
  const choose = (chosen: readonly File[]): void => {
    setFiles(chosen)
    setResult(null)
  }
  const send = async (isImported: boolean): Promise<void> => {
    const fault = faultOf(files)
    if (fault !== undefined) {
      setResult({ _tag: 'Failure', message: fault })
      return
    }
    setResult(null)
    try {
      const sent = await Promise.all(files.map(async (file) => ({ name: file.name, file: await readAsBase64(file) })))
      const endpoint = isImported ? importCatalogueFiles : checkCatalogueFiles
      const answer = await callApi(endpoint, { body: { files: sent, replaces } })
      setResult(answer._tag === 'Failure' ? answer : { _tag: 'Outcome', outcome: answer.body, isImported })
      // The button that was pressed is gone.
      if (isImported) sentence.current?.focus()
    } catch {
      setResult({ _tag: 'Failure', message: 'A file cannot be read any more. Choose it again.' })
    }
  }
  const canImport = result?._tag === 'Outcome' && !result.isImported && result.outcome.outcome === 'accepted'
  return (
    <section className="files-part" aria-label="Import">
      <h2>Import</h2>
      <p className="goods-soft">
        CSV or JSON in UTF-8, as an export has it, up to 8 MB. A missing column changes nothing, so <code>sku</code> and{' '}
        <code>price_EUR</code> are enough to set prices. One wrong cell, and nothing is imported.
      </p>
      <label className="entry">
        <span className="entry-label">Files</span>
        <input
          type="file"
          multiple
          accept=".csv,.json,.txt,.tsv"
          onChange={({ target }) => choose([...(target.files ?? [])])}
        />
      </label>
      <OneCheck
        label="Take out what is not in the files"
        purpose="Goods without a row leave the shop. Their orders, reviews and pictures stay, and they can come back."
        isChosen={replaces}
        onChange={(chosen) => {
          setReplaces(chosen)
          setResult(null)
        }}
      />
      <div className="peek-actions">
        <PressButton kind="second" onPress={async () => send(false)}>
          Check
        </PressButton>
        {canImport && (
          <PressButton kind="primary" onPress={async () => send(true)}>
            Import
          </PressButton>
        )}
      </div>
      {result?._tag === 'Failure' && <Refused message={result.message} />}
      <p ref={sentence} role="status" tabIndex={-1}>
        {result?._tag === 'Outcome' ? outcomeText(result.outcome, result.isImported) : ''}
      </p>
      {result?._tag === 'Outcome' && result.outcome.outcome === 'refused' && <Complaints outcome={result.outcome} />}
    </section>
  )
}

const faultOf = (files: readonly File[]): string | undefined => {
  if (files.length === 0) return 'Choose a file first.'
  if (files.length > catalogueUpload.mostFiles) return `Choose at most ${catalogueUpload.mostFiles} files.`
  return files.reduce((sum, { size }) => sum + size, 0) > catalogueUpload.mostBytes
    ? 'These files are too large together. Use npm run catalogue for more than 8 MB.'
    : undefined
}

const outcomeText = (outcome: CatalogueOutcome, isImported: boolean): string => {
  if (outcome.outcome === 'refused')
    return `${countText(outcome.count, 'thing is', 'things are')} wrong. ${isImported ? 'Nothing was imported.' : 'An import would be refused.'}`
  const { added, changed, gone, products, variants, categories } = outcome.counts
  const effect = isImported
    ? `${countText(added, 'product was', 'products were')} added, ${changed} changed and ${gone} taken out.`
    : `Nothing is wrong. ${countText(added, 'product', 'products')} would be added, ${changed} changed and ${gone} taken out.`
  return `${effect} The shop ${isImported ? 'sells' : 'would sell'} ${countText(products, 'product', 'products')} in ${countText(variants, 'variant', 'variants')} and ${countText(categories, 'category', 'categories')}.`
}
