import { createContext, use } from 'react'
import { fillIn, studioDefaults } from '@/content/site'

/** The app provides the stored settings; otherwise the defaults of content/site.ts apply. */
export const StudioContext = createContext(studioDefaults)

/** The studio's facts: name, phone numbers, address and claims. */
export const useStudio = () => use(StudioContext)

/** Texts with their placeholders filled with the studio's facts and claims. */
export const useFilled = <Value>(texts: Value): Value => fillIn(texts, useStudio())
