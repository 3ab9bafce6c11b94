import type { Answer } from '@vizit/api-client/calls.ts'
import type { ComponentType } from 'react'
import type { MedicalDocument } from '../../app/documents/medical-document.ts'

export type MedicalTest = Answer<'listTests'>['tests'][number]
export type MeasuredValue = Answer<'readTestValues'>['values'][number]

/** The component with which the layout opens a document. */
export type DocumentOpener = ComponentType<{ document: MedicalDocument; label: string }>
