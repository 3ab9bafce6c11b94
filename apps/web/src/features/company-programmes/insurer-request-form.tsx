import { Radio, Stack, Text, TextInput } from '@mantine/core'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import {
  COMPANY_NAME_MAX,
  checkCompanyNames,
  type MissedKind,
} from '@vizit/domain/programmes/insurer-request.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ErrorSummary } from '@vizit/ui/form/error-summary.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { dropDraft, readDraft } from '../../app/browser-storage/drafts.ts'
import { useCheckedForm } from '../../app/person-form/use-checked-form.ts'

const REQUEST_DRAFT = 'insurer request'
const EMPTY = { kind: 'insurer', company: '', employer: '' }

interface InsurerRequestFormProps {
  isPending: boolean
  refusal: Refusal | null
  onSubmit: (names: Names) => void
}

interface Names {
  company?: string
  employer?: string
}

const kindOf = ({ kind }: { kind: string }): MissedKind => (kind === 'employer' ? 'employer' : 'insurer')
/** What is not shown is not checked: it is not sent. */
const checksOf = (form: { kind: string }) => {
  const { company, employer } = checkCompanyNames(kindOf(form))
  return { company: kindOf(form) === 'insurer' ? company : () => null, employer }
}
const namesOf = ({ kind, company, employer }: typeof EMPTY): Names => ({
  ...(kindOf({ kind }) === 'insurer' && { company: company.trim() }),
  ...(employer.trim() !== '' && { employer: employer.trim() }),
})

/** Whether what is typed now is what was sent: it may have been changed since. */
export const isStillTyped = (names: object): boolean =>
  JSON.stringify(names) === JSON.stringify(namesOf({ ...EMPTY, ...readDraft<typeof EMPTY>(REQUEST_DRAFT) }))

export const dropRequestDraft = () => dropDraft(REQUEST_DRAFT)

const longest = { company: COMPANY_NAME_MAX, employer: COMPANY_NAME_MAX }

/** Which kind is missing, and its name; what is typed outlives a reload and a sign-in. */
export function InsurerRequestForm({ isPending, refusal, onSubmit }: InsurerRequestFormProps) {
  const t = useT('company-programmes')
  const state = useCheckedForm({
    draft: REQUEST_DRAFT,
    empty: EMPTY,
    check: (field, form) => (field === 'kind' ? null : checksOf(form)[field](form[field])),
    label: field => t(`request.${field}`),
    longest,
  })
  const isOfInsurer = kindOf(state.form) === 'insurer'
  function submit() {
    if (state.errors.length > 0) return state.refuse()
    onSubmit(namesOf(state.form))
  }
  const field = (name: 'company' | 'employer') => ({
    id: name,
    label: state.label(name),
    value: state.form[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => state.write(name, event.currentTarget.value),
    onBlur: () => {
      state.write(name, state.form[name].trim())
      state.leave(name)
    },
    error: state.shown(name),
  })
  return (
    <FormStack onSubmit={submit}>
      <Text>{t('request.lead')}</Text>
      {state.attempt > 0 && <ErrorSummary errors={state.errors} attempt={state.attempt} />}
      <Radio.Group
        label={state.label('kind')}
        value={kindOf(state.form)}
        onChange={kind => state.write('kind', kind)}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="insurer" label={t('request.ofInsurer')} />
          <Radio value="employer" label={t('request.ofEmployer')} />
        </Stack>
      </Radio.Group>
      {isOfInsurer && (
        <TextInput
          {...field('company')}
          description={t('request.companyExample')}
          autoComplete="off"
          required
        />
      )}
      <TextInput
        {...field('employer')}
        description={isOfInsurer ? t('request.employerHint') : t('request.employerExample')}
        autoComplete="organization"
        required={!isOfInsurer}
      />
      <RefusalBlock refusal={refusal} />
      <SubmitButton pending={isPending}>{t('request.send')}</SubmitButton>
    </FormStack>
  )
}
