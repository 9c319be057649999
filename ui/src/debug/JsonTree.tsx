/** Plain data as a tree that folds. The first two levels stand open. */
export function JsonTree({
  value,
  name = '',
  depth = 0,
}: {
  readonly value: unknown
  readonly name?: string
  readonly depth?: number
}) {
  const label = name === '' ? '' : `${name}: `
  if (typeof value !== 'object' || value === null) {
    return (
      <p className="tree-leaf">
        {label}
        <b>{JSON.stringify(value) ?? 'undefined'}</b>
      </p>
    )
  }
  const parts = Object.entries(value)
  if (parts.length === 0) return <p className="tree-leaf">{`${label}${Array.isArray(value) ? '[]' : '{}'}`}</p>
  const children = parts.map(([key, part]) => <JsonTree key={key} value={part} name={key} depth={depth + 1} />)
  if (name === '') return <div className="tree code">{children}</div>
  return (
    <details className="tree-branch" open={depth < 2}>
      <summary>{`${name} ${Array.isArray(value) ? `[${parts.length}]` : `{${parts.length}}`}`}</summary>
      {children}
    </details>
  )
}
