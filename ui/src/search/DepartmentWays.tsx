import { LinkButton } from '../components/LinkButton.tsx'
import { useDepartments } from '../shell/FrontContext.ts'
import './DepartmentWays.css'

/** A way into each department, for whom a word has not helped. */
export function DepartmentWays() {
  const departments = useDepartments()
  return (
    <div className="department-ways">
      {departments.map(({ categoryId, name, path }) => (
        <LinkButton key={categoryId} to={path}>
          {name}
        </LinkButton>
      ))}
    </div>
  )
}
