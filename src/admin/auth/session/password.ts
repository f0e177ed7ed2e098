import * as v from 'valibot'

/** The same as in supabase/config.toml. */
export const shortestPassword = 12

const tooShort = `Please use at least ${shortestPassword} characters: a few words you can remember do well.`
export const weakPassword = `This password is too easy to guess. ${tooShort}`

export const presentSchema = v.pipe(v.string(), v.nonEmpty('Please enter your current password'))
export const newPasswordSchema = v.pipe(v.string(), v.minLength(shortestPassword, tooShort))
