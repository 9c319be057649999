import type { CatalogueOutcome } from '../../../contracts/api/operator/catalogueFilesApi.ts'

type Props = { readonly outcome: Extract<CatalogueOutcome, { readonly outcome: 'refused' }> }

/** OPS-35: what is wrong, with file, row and column. */
export const Complaints = ({ outcome: { complaints, count } }: Props) => (
  <>
    <div className="files-complaints" tabIndex={0} role="region" aria-label="What is wrong">
      <table className="files-table">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Place</th>
            <th scope="col">Column</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {complaints.map(({ file, place = '', column = '', says }, at) => (
            <tr key={`${at} ${says}`}>
              <td>{file}</td>
              <td>{place}</td>
              <td>{column}</td>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {count > complaints.length && <p className="goods-soft">{count - complaints.length} more are not shown.</p>}
  </>
)
