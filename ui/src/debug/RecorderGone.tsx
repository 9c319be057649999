import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'

export function RecorderGone({ onReopen }: { readonly onReopen: () => void }) {
  const t = useCopy('debug')
  return (
    <div className="debug-words" role="alert">
      <p>
        <b>{t.unavailable()}</b> {t.unavailableDetail()}
      </p>
      <Button onPress={onReopen}>{t.again()}</Button>
    </div>
  )
}
