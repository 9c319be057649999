import { useState } from 'react'
import { exportCatalogue } from '../../../contracts/api/operator/catalogueFilesApi.ts'
import { callApi } from '../api/callApi.ts'
import { saveFile } from '../api/saveFile.ts'
import { Choices } from '../fields/Choices.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { OneCheck } from './OneCheck.tsx'

const forms = { comma: 'CSV with commas', semicolon: 'CSV with semicolons', json: 'JSON' } as const
type Form = keyof typeof forms

/** OPS-36: what the shop sells, saved by the browser. */
export const ExportForm = () => {
  const [form, setForm] = useState<Form>('comma')
  const [hasStock, setHasStock] = useState(false)
  const [notice, setNotice] = useState<{ readonly fault: boolean; readonly text: string } | null>(null)
  const download = async (): Promise<void> => {
    const answer = await callApi(exportCatalogue, {
      query: {
        stock: hasStock,
        ...(form === 'json' ? { format: 'json' as const } : { format: 'csv' as const, separator: form }),
      },
    })
    if (answer._tag === 'Failure') {
      setNotice({ fault: true, text: answer.message })
      return
    }
    for (const { name, text } of answer.body.files) saveFile(name, text)
    setNotice({ fault: false, text: `Saved: ${answer.body.files.map(({ name }) => name).join(' and ')}.` })
  }
  return (
    <section className="files-part" aria-label="Export">
      <h2>Export</h2>
      <p className="goods-soft">
        What the shop sells. CSV is made for spreadsheets, a file for the goods and one for the categories; Excel in
        most of Europe wants semicolons.
      </p>
      <Choices label="Form of the files" names={forms} chosen={form} onChoose={setForm} />
      <OneCheck
        label="With stock"
        purpose="A file with stock that is imported again a day later undoes a day’s sales."
        isChosen={hasStock}
        onChange={setHasStock}
      />
      <div className="peek-actions">
        <PressButton kind="second" onPress={download}>
          Export
        </PressButton>
      </div>
      {notice?.fault && <Refused message={notice.text} />}
      <p role="status">{notice?.fault === false ? notice.text : ''}</p>
    </section>
  )
}
