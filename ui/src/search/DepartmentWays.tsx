import { LinkButton } from '../components/basic/LinkButton.tsx'
import { useDepartments } from '../bridge/core/FrontContext.ts'
import './DepartmentWays.css'

/** A link to each department, for a shopper whose search found nothing. */
export const DepartmentWays = () => {
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
