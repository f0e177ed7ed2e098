import { valibotResolver } from '@hookform/resolvers/valibot'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { areasOfExpertise, workWithUs as words } from '@/content/about'
import { apply, somethingWrong } from '@/features/careers/apply'
import { WorkFields } from '@/features/careers/work-fields'
import { WorkThanks } from '@/features/careers/work-thanks'
import { workSchema, type Application, type WorkInput } from '@/features/careers/work-schema'

export function WorkForm() {
  return null
}
