import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { RecordedLog } from './useRecordedLog.ts'

/** A file that was not opened, and a log that is not this shop's own. */
export function RecorderBands({ recorded }: { readonly recorded: RecordedLog }) {
  const t = useCopy('debug')
  const shell = useCopy('shell')
  const { log, problem, backToOwn, forgetProblem } = recorded
  return (
    <div className="recorder-bands">
      {problem !== null && (
        <div className="recorder-band" data-kind="problem" role="alert">
          <p>
            <b>{t.importFailed({ name: problem.file })}</b> {t.importFailedLine({ line: problem.line, reason: problem.reason })}
          </p>
          <Button kind="link" onPress={forgetProblem}>
            {shell.ok()}
          </Button>
        </div>
      )}
      {log !== null && log.file !== null && (
        <div className="recorder-band" role="status">
          <p>
            <b>{t.fromFile({ name: log.file })}</b> {t.fromFileDetail()}
          </p>
          <Button kind="link" onPress={() => void backToOwn()}>
            {t.backToOwn()}
          </Button>
        </div>
      )}
    </div>
  )
}
