import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  autoSelectSingles,
  chooseBranch,
  chooseDoctor,
  chooseSpeciality,
  validChoice,
} from './choose-doctor.ts'
import { type DoctorChoice, type ListedDoctor, nothingChosen, worksAtChosenPlace } from './doctor-choice.ts'
import { doctorOptions } from './doctor-options.ts'

const doctor = (id: string, ...places: [branchId: string, specialityId: string][]): ListedDoctor => ({
  id,
  worksAt: places.map(([branchId, specialityId]) => ({ branchId, specialityId })),
})

const anna = doctor('anna', ['centre', 'ent'])
const boris = doctor('boris', ['centre', 'eye'], ['north', 'eye'])
const vera = doctor('vera', ['north', 'ent'], ['north', 'eye'])
const all = [anna, boris, vera]

describe('product §4, "Filters"', () => {
  test('a branch narrows doctors and specialities and clears both', () => {
    const choice = chooseBranch(all, 'centre')
    expect(choice).toEqual({ branchId: 'centre', specialityId: null, doctorId: null })
    expect(doctorOptions(all, choice).doctors).toEqual([anna, boris])
  })

  test('a speciality narrows doctors and clears the doctor', () => {
    const chosen = { branchId: null, specialityId: 'eye', doctorId: 'boris' }
    const choice = chooseSpeciality(all, chosen, 'ent')
    expect(choice).toEqual({ branchId: null, specialityId: 'ent', doctorId: null })
    expect(doctorOptions(all, choice).doctors).toEqual([anna, vera])
  })

  test('a doctor sets the speciality, and the branch if there is only one', () => {
    expect(chooseDoctor(all, nothingChosen, 'anna')).toEqual({
      branchId: 'centre',
      specialityId: 'ent',
      doctorId: 'anna',
    })
  })

  test('a doctor of several branches does not set the branch, and keeps the chosen one', () => {
    expect(chooseDoctor(all, nothingChosen, 'boris').branchId).toBeNull()
    expect(chooseDoctor(all, { ...nothingChosen, branchId: 'north' }, 'boris').branchId).toBe('north')
  })

  test('a doctor of two specialities keeps the chosen one', () => {
    const choice = { ...nothingChosen, specialityId: 'eye' }
    expect(chooseDoctor(all, choice, 'vera').specialityId).toBe('eye')
  })

  test('a doctor of two specialities sets neither, and the one at a branch if the branch is chosen', () => {
    expect(chooseDoctor(all, nothingChosen, 'vera')).toEqual({
      branchId: 'north',
      specialityId: null,
      doctorId: 'vera',
    })
    const gleb = doctor('gleb', ['centre', 'ent'], ['north', 'eye'])
    expect(chooseDoctor([gleb], { ...nothingChosen, branchId: 'north' }, 'gleb').specialityId).toBe('eye')
  })

  test('the only remaining doctor is chosen, and stays cleared after clearing', () => {
    const choice = chooseSpeciality(all, { ...nothingChosen, branchId: 'centre' }, 'ent')
    expect(choice.doctorId).toBe('anna')
    expect(chooseDoctor(all, choice, null).doctorId).toBeNull()
  })

  test('a single branch is chosen when the list arrives', () => {
    expect(autoSelectSingles([anna, doctor('dora', ['centre', 'eye'])], nothingChosen)).toEqual({
      branchId: 'centre',
      specialityId: null,
      doctorId: null,
    })
  })

  test('an old link keeps the choices that still exist', () => {
    const gone = { branchId: 'closed', specialityId: 'ent', doctorId: 'nobody' }
    expect(validChoice(all, gone)).toEqual({ branchId: null, specialityId: 'ent', doctorId: null })
  })
})

const ids = ['1', '2', '3', '4']
const anyId = fc.constantFrom(...ids)
const orNull = fc.option(anyId, { nil: null })
const anyDoctors: fc.Arbitrary<ListedDoctor[]> = fc
  .array(fc.array(fc.record({ branchId: anyId, specialityId: anyId }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map(places => places.map((worksAt, index) => ({ id: String(index + 1), worksAt })))
const anyChoice: fc.Arbitrary<DoctorChoice> = fc.record({
  branchId: orNull,
  specialityId: orNull,
  doctorId: orNull,
})
const anySteps = fc.array(fc.tuple(fc.constantFrom('branch', 'speciality', 'doctor'), orNull), {
  maxLength: 8,
})

/** True if everything chosen exists and can be combined. */
function fitsTogether(doctors: readonly ListedDoctor[], choice: DoctorChoice): boolean {
  const candidates = choice.doctorId ? doctors.filter(({ id }) => id === choice.doctorId) : doctors
  return candidates.some(candidate => worksAtChosenPlace(candidate, choice))
}

/** Only options that the selectors offer can be chosen. */
function step(doctors: readonly ListedDoctor[], choice: DoctorChoice, kind: string, id: string | null) {
  const options = doctorOptions(doctors, choice)
  if (kind === 'branch' && (id === null || options.branchIds.includes(id))) return chooseBranch(doctors, id)
  if (kind === 'speciality' && (id === null || options.specialityIds.includes(id))) {
    return chooseSpeciality(doctors, choice, id)
  }
  if (kind === 'doctor') return chooseDoctor(doctors, choice, id)
  return choice
}

describe('for any sequence of choices', () => {
  test('the chosen values fit together at one doctor', () => {
    fc.assert(
      fc.property(anyDoctors, anySteps, (doctors, steps) => {
        const end = steps.reduce<DoctorChoice>((at, [kind, id]) => step(doctors, at, kind, id), nothingChosen)
        expect(fitsTogether(doctors, end)).toBe(true)
      }),
    )
  })

  test('an invalid link is corrected to a possible choice, and a possible one is unchanged', () => {
    fc.assert(
      fc.property(anyDoctors, anyChoice, (doctors, choice) => {
        const mended = validChoice(doctors, choice)
        expect(fitsTogether(doctors, mended)).toBe(true)
        expect(validChoice(doctors, mended)).toEqual(mended)
      }),
    )
  })

  test('choosing single options clears nothing, and needs one pass', () => {
    fc.assert(
      fc.property(anyDoctors, anyChoice, (doctors, link) => {
        const choice = validChoice(doctors, link)
        const settled = autoSelectSingles(doctors, choice)
        for (const part of ['branchId', 'specialityId', 'doctorId'] as const) {
          if (choice[part] !== null) expect(settled[part]).toBe(choice[part])
        }
        expect(autoSelectSingles(doctors, settled)).toEqual(settled)
      }),
    )
  })

  test('each further choice leaves no more doctors than before', () => {
    fc.assert(
      fc.property(anyDoctors, anyChoice, (doctors, { branchId, specialityId }) => {
        const open = doctorOptions(doctors, { ...nothingChosen, branchId }).doctors
        const narrowed = doctorOptions(doctors, { branchId, specialityId, doctorId: null }).doctors
        expect(open).toEqual(expect.arrayContaining([...narrowed]))
      }),
    )
  })
})
