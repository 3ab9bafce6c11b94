import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { SwitchField } from '@vizit/ui/form/switch-field.tsx'
import { useCoverPerson } from '../../../app/cover/use-cover-person.ts'
import { useProgrammeOptions } from '../../../app/cover/use-programme-options.ts'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { type MedcentersSearch, medcentersSearch } from '../../../app/medcenter/medcenters-search.ts'

/** Where a programme covers something, or nothing. Nobody without a programme sees it. */
export function ProgrammeFilter({ search }: { search: MedcentersSearch }) {
  const t = useT('medcenters')
  const change = useChangeAddress(medcentersSearch, { asSteps: true })
  const programmes = useProgrammeOptions(search.program, {
    unknown: t('program'),
    whose: useCoverPerson().asked,
  })
  return (
    <>
      {programmes.length > 0 && (
        <SelectField
          label={t('program')}
          value={search.program ?? ''}
          options={[{ value: '', label: t('anyProgram') }, ...programmes]}
          onChoose={program => change({ program: program || undefined, covered: undefined })}
        />
      )}
      {search.program && (
        <SwitchField
          label={t('notCovered')}
          checked={search.covered === 'no'}
          onChange={isOn => change({ covered: isOn ? 'no' : undefined })}
        />
      )}
    </>
  )
}
