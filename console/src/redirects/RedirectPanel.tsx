import {
  changeRedirect,
  readRedirect,
  undoRedirectChange,
} from '../../../contracts/api/operator/operatorRedirectsApi.ts'
import type { Leading, OpenedRedirect } from '../../../contracts/api/operator/operatorRedirectsApi.ts'
import { callApi } from '../api/callApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { useOutcome } from '../api/useOutcome.ts'
import { History } from '../parts/History.tsx'
import { Peek } from '../parts/Peek.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Toned } from '../parts/Toned.tsx'
import { RedirectForm } from './RedirectForm.tsx'
import { adviceOf, changeText, stateOf } from './redirectText.ts'

type Props = { readonly redirectId: string; readonly onClose: () => void; readonly onChanged: () => void }

/** OPR-54: one redirect: leading it elsewhere, removing it, and undoing the last change. */
export const RedirectPanel = ({ redirectId, onClose, onChanged }: Props) => {
  const params = { redirectId }
  const { body: redirect, failure, reloaded } = useAnswer(readRedirect, { params })
  const { notice, settle } = useOutcome(reloaded, onChanged)
  const change = async ({ target, isForever }: OpenedRedirect, wanted: Leading | null): Promise<void> =>
    settle(
      await callApi(changeRedirect, { params, body: { seen: { target, isForever }, wanted } }),
      wanted === null ? 'Removed. The old path leads nowhere any more.' : 'Saved.',
    )
  const undo = async (changeId: string): Promise<void> =>
    settle(await callApi(undoRedirectChange, { params, body: { changeId } }), 'Undone.')
  const latest = redirect?.changes[0]
  return (
    <Peek
      title={redirect?.path ?? 'Redirect'}
      onClose={onClose}
      {...(redirect ? { version: `${redirect.state} ${latest?.id}` } : {})}
    >
      {failure && <Refused message={failure.message} />}
      {notice?.fault && <Refused message={notice.text} />}
      {redirect && (
        <>
          <div>
            <Toned {...stateOf[redirect.state]} />
            <p role="status">{notice?.fault === false ? notice.text : ''}</p>
          </div>
          <p className="peek-line">{adviceOf[redirect.state]}</p>
          <div className="peek-actions">
            {redirect.canUndo && latest && (
              <PressButton kind="second" onPress={async () => undo(latest.id)}>
                Undo last change
              </PressButton>
            )}
            {redirect.state !== 'removed' && (
              <PressButton kind="danger" onPress={async () => change(redirect, null)}>
                Remove
              </PressButton>
            )}
          </div>
          {redirect.state !== 'removed' && (
            <RedirectForm
              key={`${redirect.target} ${redirect.isForever}`}
              name="Where it leads"
              now={redirect}
              press="Save"
              onSave={async (_path, wanted) => change(redirect, wanted)}
            />
          )}
          <History changes={redirect.changes} sentencesOf={(change) => [changeText(change)]} />
        </>
      )}
    </Peek>
  )
}
