export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      about_settings: {
        Row: {
          created_at: string
          id: string
          key: string
          updated_at: string
          value: NonNullable<Json>
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          key: string
          updated_at?: string
          value: NonNullable<Json>
        }
        Update: {
          created_at?: string
          id?: string
          key?: string
          updated_at?: string
          value?: NonNullable<Json>
        }
        Relationships: []
      }
      abuse_incidents: {
        Row: {
          began_at: string
          cleaned_at: string | null
          created_at: string
          id: string
          last_at: string
          submissions: number
        }
        ComputedFields: never
        Insert: {
          began_at: string
          cleaned_at?: string | null
          created_at?: string
          id?: string
          last_at: string
          submissions: number
        }
        Update: {
          began_at?: string
          cleaned_at?: string | null
          created_at?: string
          id?: string
          last_at?: string
          submissions?: number
        }
        Relationships: []
      }
      alert_recipients: {
        Row: {
          applications: boolean
          bookings: boolean
          changes: boolean
          created_at: string
          deleted_at: string | null
          email: string
          id: string
          problems: boolean
          requests: boolean
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          applications?: boolean
          bookings?: boolean
          changes?: boolean
          created_at?: string
          deleted_at?: string | null
          email: string
          id?: string
          problems?: boolean
          requests?: boolean
          updated_at?: string
        }
        Update: {
          applications?: boolean
          bookings?: boolean
          changes?: boolean
          created_at?: string
          deleted_at?: string | null
          email?: string
          id?: string
          problems?: boolean
          requests?: boolean
          updated_at?: string
        }
        Relationships: []
      }
      audit_log: {
        Row: {
          action: string
          actor: string | null
          after: Json | null
          before: Json | null
          contacts: string[]
          created_at: string
          id: string
          row_id: string
          table_name: string
        }
        ComputedFields: never
        Insert: {
          action: string
          actor?: string | null
          after?: Json | null
          before?: Json | null
          contacts?: string[]
          created_at?: string
          id?: string
          row_id: string
          table_name: string
        }
        Update: {
          action?: string
          actor?: string | null
          after?: Json | null
          before?: Json | null
          contacts?: string[]
          created_at?: string
          id?: string
          row_id?: string
          table_name?: string
        }
        Relationships: []
      }
      blog_authors: {
        Row: {
          avatar_url: string | null
          bio: string
          created_at: string
          deleted_at: string | null
          id: string
          name: string
          slug: string
          social_links: NonNullable<Json>
          title: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          avatar_url?: string | null
          bio?: string
          created_at?: string
          deleted_at?: string | null
          id?: string
          name: string
          slug: string
          social_links?: NonNullable<Json>
          title?: string
          updated_at?: string
        }
        Update: {
          avatar_url?: string | null
          bio?: string
          created_at?: string
          deleted_at?: string | null
          id?: string
          name?: string
          slug?: string
          social_links?: NonNullable<Json>
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      blog_categories: {
        Row: {
          created_at: string
          deleted_at: string | null
          display_order: number
          id: string
          is_active: boolean
          name: string
          slug: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          deleted_at?: string | null
          display_order?: number
          id?: string
          is_active?: boolean
          name: string
          slug: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          deleted_at?: string | null
          display_order?: number
          id?: string
          is_active?: boolean
          name?: string
          slug?: string
          updated_at?: string
        }
        Relationships: []
      }
      blog_posts: {
        Row: {
          author_id: string | null
          author_take: string | null
          category: string | null
          content: string
          created_at: string
          deleted_at: string | null
          excerpt: string
          featured_image_alt: string | null
          featured_image_url: string | null
          id: string
          intro_heading: string | null
          is_featured: boolean
          is_published: boolean
          meta_description: string | null
          published_at: string | null
          read_time: number | null
          search_substrings: string
          search_vector: unknown
          slug: string
          title: string
          topic: string | null
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          author_id?: string | null
          author_take?: string | null
          category?: string | null
          content?: string
          created_at?: string
          deleted_at?: string | null
          excerpt?: string
          featured_image_alt?: string | null
          featured_image_url?: string | null
          id?: string
          intro_heading?: string | null
          is_featured?: boolean
          is_published?: boolean
          meta_description?: string | null
          published_at?: string | null
          read_time?: number | null
          search_substrings?: never
          search_vector?: never
          slug: string
          title: string
          topic?: string | null
          updated_at?: string
        }
        Update: {
          author_id?: string | null
          author_take?: string | null
          category?: string | null
          content?: string
          created_at?: string
          deleted_at?: string | null
          excerpt?: string
          featured_image_alt?: string | null
          featured_image_url?: string | null
          id?: string
          intro_heading?: string | null
          is_featured?: boolean
          is_published?: boolean
          meta_description?: string | null
          published_at?: string | null
          read_time?: number | null
          search_substrings?: never
          search_vector?: never
          slug?: string
          title?: string
          topic?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'blog_posts_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'blog_authors'
            referencedColumns: ['id']
          },
        ]
      }
      blog_settings: {
        Row: {
          created_at: string
          id: string
          key: string
          updated_at: string
          value: NonNullable<Json>
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          key: string
          updated_at?: string
          value: NonNullable<Json>
        }
        Update: {
          created_at?: string
          id?: string
          key?: string
          updated_at?: string
          value?: NonNullable<Json>
        }
        Relationships: []
      }
      blog_topics: {
        Row: {
          created_at: string
          deleted_at: string | null
          display_order: number
          id: string
          is_active: boolean
          name: string
          slug: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          deleted_at?: string | null
          display_order?: number
          id?: string
          is_active?: boolean
          name: string
          slug: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          deleted_at?: string | null
          display_order?: number
          id?: string
          is_active?: boolean
          name?: string
          slug?: string
          updated_at?: string
        }
        Relationships: []
      }
      booking_submissions: {
        Row: {
          allow_outside_hours: boolean
          call_method: string
          cancel_reason: string | null
          confirmed_at: string | null
          contact: string
          created_at: string
          deleted_at: string | null
          email: string | null
          email_token: string
          id: string
          idempotency_key: string | null
          language: string
          manage_token: string
          meeting_link: string | null
          message: string
          name: string
          notify_by_email: boolean
          package: string | null
          person_key: string | null
          phone: string | null
          preferred_date: string
          preferred_time: string
          project_type: string | null
          reminders: NonNullable<Json>
          seen_at: string | null
          sequence: number
          source: NonNullable<Json>
          starts_at: string
          status: string
          timezone: string
          updated_at: string
          visitor_offset: number | null
          visitor_offset_at: string | null
        }
        ComputedFields: never
        Insert: {
          allow_outside_hours?: boolean
          call_method: string
          cancel_reason?: string | null
          confirmed_at?: string | null
          contact: string
          created_at?: string
          deleted_at?: string | null
          email?: never
          email_token?: string
          id?: string
          idempotency_key?: string | null
          language?: string
          manage_token?: string
          meeting_link?: string | null
          message: string
          name: string
          notify_by_email?: boolean
          package?: string | null
          person_key?: never
          phone?: never
          preferred_date: string
          preferred_time: string
          project_type?: string | null
          reminders?: NonNullable<Json>
          seen_at?: string | null
          sequence?: number
          source?: NonNullable<Json>
          starts_at?: never
          status?: string
          timezone?: string
          updated_at?: string
          visitor_offset?: number | null
          visitor_offset_at?: string | null
        }
        Update: {
          allow_outside_hours?: boolean
          call_method?: string
          cancel_reason?: string | null
          confirmed_at?: string | null
          contact?: string
          created_at?: string
          deleted_at?: string | null
          email?: never
          email_token?: string
          id?: string
          idempotency_key?: string | null
          language?: string
          manage_token?: string
          meeting_link?: string | null
          message?: string
          name?: string
          notify_by_email?: boolean
          package?: string | null
          person_key?: never
          phone?: never
          preferred_date?: string
          preferred_time?: string
          project_type?: string | null
          reminders?: NonNullable<Json>
          seen_at?: string | null
          sequence?: number
          source?: NonNullable<Json>
          starts_at?: never
          status?: string
          timezone?: string
          updated_at?: string
          visitor_offset?: number | null
          visitor_offset_at?: string | null
        }
        Relationships: []
      }
      call_closures: {
        Row: {
          created_at: string
          day: string
          deleted_at: string | null
          from_time: string | null
          id: string
          reason: string
          to_time: string | null
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          day: string
          deleted_at?: string | null
          from_time?: string | null
          id?: string
          reason?: string
          to_time?: string | null
        }
        Update: {
          created_at?: string
          day?: string
          deleted_at?: string | null
          from_time?: string | null
          id?: string
          reason?: string
          to_time?: string | null
        }
        Relationships: []
      }
      clients: {
        Row: {
          company: string | null
          created_at: string
          deleted_at: string | null
          email: string | null
          id: string
          name: string | null
          note: string | null
          person_key: string | null
          phone: string | null
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          company?: string | null
          created_at?: string
          deleted_at?: string | null
          email?: string | null
          id?: string
          name?: string | null
          note?: string | null
          person_key?: never
          phone?: string | null
          updated_at?: string
        }
        Update: {
          company?: string | null
          created_at?: string
          deleted_at?: string | null
          email?: string | null
          id?: string
          name?: string | null
          note?: string | null
          person_key?: never
          phone?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      company_info: {
        Row: {
          created_at: string
          id: string
          key: string
          updated_at: string
          value: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          key: string
          updated_at?: string
          value: string
        }
        Update: {
          created_at?: string
          id?: string
          key?: string
          updated_at?: string
          value?: string
        }
        Relationships: []
      }
      contact_submissions: {
        Row: {
          budget_range: string | null
          contact: string
          created_at: string
          deleted_at: string | null
          id: string
          idempotency_key: string | null
          kind: string
          message: string
          name: string
          package: string | null
          person_key: string | null
          project_type: string | null
          seen_at: string | null
          source: NonNullable<Json>
          status: string
          timeline: string | null
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          budget_range?: string | null
          contact: string
          created_at?: string
          deleted_at?: string | null
          id?: string
          idempotency_key?: string | null
          kind?: string
          message: string
          name: string
          package?: string | null
          person_key?: never
          project_type?: string | null
          seen_at?: string | null
          source?: NonNullable<Json>
          status?: string
          timeline?: string | null
          updated_at?: string
        }
        Update: {
          budget_range?: string | null
          contact?: string
          created_at?: string
          deleted_at?: string | null
          id?: string
          idempotency_key?: string | null
          kind?: string
          message?: string
          name?: string
          package?: string | null
          person_key?: never
          project_type?: string | null
          seen_at?: string | null
          source?: NonNullable<Json>
          status?: string
          timeline?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      email_suppressions: {
        Row: {
          address: string
          created_at: string
          detail: string | null
          id: string
          lift_reason: string | null
          lifted_at: string | null
          message_id: string | null
          occurred_at: string
          provider: string
          reason: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          address: string
          created_at?: string
          detail?: string | null
          id?: string
          lift_reason?: string | null
          lifted_at?: string | null
          message_id?: string | null
          occurred_at: string
          provider: string
          reason: string
          updated_at?: string
        }
        Update: {
          address?: string
          created_at?: string
          detail?: string | null
          id?: string
          lift_reason?: string | null
          lifted_at?: string | null
          message_id?: string | null
          occurred_at?: string
          provider?: string
          reason?: string
          updated_at?: string
        }
        Relationships: []
      }
      erasure_log: {
        Row: {
          actor: string | null
          actor_email: string | null
          created_at: string
          erased: NonNullable<Json>
          id: string
          key_id: string
          person_hash: string
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          actor_email?: string | null
          created_at?: string
          erased: NonNullable<Json>
          id?: string
          key_id: string
          person_hash: string
        }
        Update: {
          actor?: string | null
          actor_email?: string | null
          created_at?: string
          erased?: NonNullable<Json>
          id?: string
          key_id?: string
          person_hash?: string
        }
        Relationships: []
      }
      follow_ups: {
        Row: {
          created_at: string
          done_at: string | null
          due_on: string
          id: string
          lead_id: string
          lead_table: string
          note: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          done_at?: string | null
          due_on: string
          id?: string
          lead_id: string
          lead_table: string
          note: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          done_at?: string | null
          due_on?: string
          id?: string
          lead_id?: string
          lead_table?: string
          note?: string
          updated_at?: string
        }
        Relationships: []
      }
      images: {
        Row: {
          alt: string
          bytes: number
          created_at: string
          focal_x: number
          focal_y: number
          height: number
          id: string
          placeholder: string | null
          updated_at: string
          url: string
          width: number
        }
        ComputedFields: never
        Insert: {
          alt: string
          bytes: number
          created_at?: string
          focal_x?: number
          focal_y?: number
          height: number
          id?: string
          placeholder?: string | null
          updated_at?: string
          url: string
          width: number
        }
        Update: {
          alt?: string
          bytes?: number
          created_at?: string
          focal_x?: number
          focal_y?: number
          height?: number
          id?: string
          placeholder?: string | null
          updated_at?: string
          url?: string
          width?: number
        }
        Relationships: []
      }
      lead_notes: {
        Row: {
          author: string | null
          author_email: string | null
          body: string
          contact_key: string | null
          created_at: string
          deleted_at: string | null
          id: string
          subject_id: string | null
          subject_table: string | null
        }
        ComputedFields: never
        Insert: {
          author?: string | null
          author_email?: string | null
          body: string
          contact_key?: string | null
          created_at?: string
          deleted_at?: string | null
          id?: string
          subject_id?: string | null
          subject_table?: string | null
        }
        Update: {
          author?: string | null
          author_email?: string | null
          body?: string
          contact_key?: string | null
          created_at?: string
          deleted_at?: string | null
          id?: string
          subject_id?: string | null
          subject_table?: string | null
        }
        Relationships: []
      }
      legal_documents: {
        Row: {
          content: string
          created_at: string
          id: string
          last_updated: string
          revision: number
          type: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          content: string
          created_at?: string
          id?: string
          last_updated: string
          revision?: number
          type: string
          updated_at?: string
        }
        Update: {
          content?: string
          created_at?: string
          id?: string
          last_updated?: string
          revision?: number
          type?: string
          updated_at?: string
        }
        Relationships: []
      }
      newsletter_subscribers: {
        Row: {
          address_hash: string | null
          confirm_token: string
          confirmed_at: string | null
          consent: string | null
          created_at: string
          email: string | null
          id: string
          is_active: boolean
          name: string | null
          source: NonNullable<Json>
          subscribed_at: string
          unsubscribe_token: string
          unsubscribed_at: string | null
          unsubscribed_by: string | null
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          address_hash?: string | null
          confirm_token?: string
          confirmed_at?: string | null
          consent?: string | null
          created_at?: string
          email?: string | null
          id?: string
          is_active?: boolean
          name?: string | null
          source?: NonNullable<Json>
          subscribed_at?: string
          unsubscribe_token?: string
          unsubscribed_at?: string | null
          unsubscribed_by?: string | null
          updated_at?: string
        }
        Update: {
          address_hash?: string | null
          confirm_token?: string
          confirmed_at?: string | null
          consent?: string | null
          created_at?: string
          email?: string | null
          id?: string
          is_active?: boolean
          name?: string | null
          source?: NonNullable<Json>
          subscribed_at?: string
          unsubscribe_token?: string
          unsubscribed_at?: string | null
          unsubscribed_by?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      newsletters: {
        Row: {
          body: string
          created_at: string
          deleted_at: string | null
          id: string
          post_id: string | null
          preheader: string | null
          recipients: number | null
          send_at: string | null
          status: string
          subject: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          body?: string
          created_at?: string
          deleted_at?: string | null
          id?: string
          post_id?: string | null
          preheader?: string | null
          recipients?: number | null
          send_at?: string | null
          status?: string
          subject: string
          updated_at?: string
        }
        Update: {
          body?: string
          created_at?: string
          deleted_at?: string | null
          id?: string
          post_id?: string | null
          preheader?: string | null
          recipients?: number | null
          send_at?: string | null
          status?: string
          subject?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'newsletters_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'blog_posts'
            referencedColumns: ['id']
          },
        ]
      }
      niche_pages: {
        Row: {
          aliases: string[]
          content: NonNullable<Json>
          created_at: string
          deleted_at: string | null
          display_order: number
          icon_name: string
          id: string
          is_published: boolean
          name: string
          search_words: string[]
          slug: string
          status: string
          tagline: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          aliases?: string[]
          content?: NonNullable<Json>
          created_at?: string
          deleted_at?: string | null
          display_order?: number
          icon_name: string
          id?: string
          is_published?: boolean
          name: string
          search_words?: string[]
          slug: string
          status?: string
          tagline?: string
          updated_at?: string
        }
        Update: {
          aliases?: string[]
          content?: NonNullable<Json>
          created_at?: string
          deleted_at?: string | null
          display_order?: number
          icon_name?: string
          id?: string
          is_published?: boolean
          name?: string
          search_words?: string[]
          slug?: string
          status?: string
          tagline?: string
          updated_at?: string
        }
        Relationships: []
      }
      niche_testimonials: {
        Row: {
          attribution_text: string
          created_at: string
          deleted_at: string | null
          display_order: number
          id: string
          is_published: boolean
          is_sample: boolean
          niche_identifier: string
          quote_text: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          attribution_text: string
          created_at?: string
          deleted_at?: string | null
          display_order?: number
          id?: string
          is_published?: boolean
          is_sample?: boolean
          niche_identifier: string
          quote_text: string
          updated_at?: string
        }
        Update: {
          attribution_text?: string
          created_at?: string
          deleted_at?: string | null
          display_order?: number
          id?: string
          is_published?: boolean
          is_sample?: boolean
          niche_identifier?: string
          quote_text?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'niche_testimonials_niche_identifier_fkey'
            columns: ['niche_identifier']
            isOneToOne: false
            referencedRelation: 'niche_pages'
            referencedColumns: ['slug']
          },
        ]
      }
      orders: {
        Row: {
          amount_sen: number
          contact_submission_id: string | null
          created_at: string
          currency: string
          customer_contact: string
          customer_name: string
          deleted_at: string | null
          deposit_percent: number
          description: string
          discount_sen: number
          due_date: string | null
          id: string
          items: NonNullable<Json>
          lost_reason: string | null
          order_number: string
          person_key: string | null
          sst_percent: number
          status: string
          terms: string
          updated_at: string
          valid_until: string | null
        }
        ComputedFields: never
        Insert: {
          amount_sen: number
          contact_submission_id?: string | null
          created_at?: string
          currency?: string
          customer_contact: string
          customer_name: string
          deleted_at?: string | null
          deposit_percent?: number
          description?: string
          discount_sen?: number
          due_date?: string | null
          id?: string
          items?: NonNullable<Json>
          lost_reason?: string | null
          order_number?: string
          person_key?: never
          sst_percent?: number
          status?: string
          terms?: string
          updated_at?: string
          valid_until?: string | null
        }
        Update: {
          amount_sen?: number
          contact_submission_id?: string | null
          created_at?: string
          currency?: string
          customer_contact?: string
          customer_name?: string
          deleted_at?: string | null
          deposit_percent?: number
          description?: string
          discount_sen?: number
          due_date?: string | null
          id?: string
          items?: NonNullable<Json>
          lost_reason?: string | null
          order_number?: string
          person_key?: never
          sst_percent?: number
          status?: string
          terms?: string
          updated_at?: string
          valid_until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'orders_contact_submission_id_fkey'
            columns: ['contact_submission_id']
            isOneToOne: false
            referencedRelation: 'contact_submissions'
            referencedColumns: ['id']
          },
        ]
      }
      outbox: {
        Row: {
          attempts: number
          begun_at: string | null
          body_html: string | null
          body_text: string | null
          booking_id: string | null
          bounce: string | null
          bounce_reason: string | null
          bounced_at: string | null
          caller: string | null
          channel: string
          claimed_at: string | null
          complained_at: string | null
          created_at: string
          delivered_at: string | null
          details: NonNullable<Json>
          due_at: string
          error: string | null
          failed_begins: number
          id: string
          kind: string
          lead_id: string | null
          lead_table: string | null
          minutes_before: number | null
          newsletter_id: string | null
          provider: string | null
          provider_message_id: string | null
          recipient: string
          recipient_key: string | null
          retry_at: string | null
          send_day: string
          sent_at: string | null
          status: string
          subject: string | null
          subscriber_id: string | null
          tried_since: string | null
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          attempts?: number
          begun_at?: string | null
          body_html?: string | null
          body_text?: string | null
          booking_id?: string | null
          bounce?: string | null
          bounce_reason?: string | null
          bounced_at?: string | null
          caller?: string | null
          channel?: string
          claimed_at?: string | null
          complained_at?: string | null
          created_at?: string
          delivered_at?: string | null
          details?: NonNullable<Json>
          due_at?: string
          error?: string | null
          failed_begins?: number
          id?: string
          kind: string
          lead_id?: string | null
          lead_table?: string | null
          minutes_before?: number | null
          newsletter_id?: string | null
          provider?: string | null
          provider_message_id?: string | null
          recipient: string
          recipient_key?: never
          retry_at?: string | null
          send_day?: string
          sent_at?: string | null
          status?: string
          subject?: string | null
          subscriber_id?: string | null
          tried_since?: string | null
          updated_at?: string
        }
        Update: {
          attempts?: number
          begun_at?: string | null
          body_html?: string | null
          body_text?: string | null
          booking_id?: string | null
          bounce?: string | null
          bounce_reason?: string | null
          bounced_at?: string | null
          caller?: string | null
          channel?: string
          claimed_at?: string | null
          complained_at?: string | null
          created_at?: string
          delivered_at?: string | null
          details?: NonNullable<Json>
          due_at?: string
          error?: string | null
          failed_begins?: number
          id?: string
          kind?: string
          lead_id?: string | null
          lead_table?: string | null
          minutes_before?: number | null
          newsletter_id?: string | null
          provider?: string | null
          provider_message_id?: string | null
          recipient?: string
          recipient_key?: never
          retry_at?: string | null
          send_day?: string
          sent_at?: string | null
          status?: string
          subject?: string | null
          subscriber_id?: string | null
          tried_since?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'outbox_newsletter_id_fkey'
            columns: ['newsletter_id']
            isOneToOne: false
            referencedRelation: 'newsletters'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'outbox_subscriber_id_fkey'
            columns: ['subscriber_id']
            isOneToOne: false
            referencedRelation: 'newsletter_subscribers'
            referencedColumns: ['id']
          },
        ]
      }
      portfolio_categories: {
        Row: {
          created_at: string
          deleted_at: string | null
          display_order: number
          id: string
          is_active: boolean
          name: string
          slug: string
          type: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          deleted_at?: string | null
          display_order?: number
          id?: string
          is_active?: boolean
          name: string
          slug: string
          type: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          deleted_at?: string | null
          display_order?: number
          id?: string
          is_active?: boolean
          name?: string
          slug?: string
          type?: string
          updated_at?: string
        }
        Relationships: []
      }
      portfolio_projects: {
        Row: {
          bolt_project_id: string | null
          case_narrative_summary: string | null
          case_study: string | null
          client_description_anonymized: string | null
          created_at: string
          deleted_at: string | null
          description: string
          display_order: number
          has_build: boolean
          id: string
          images: NonNullable<Json>
          industry_category: string | null
          industry_tags: string[]
          is_active: boolean
          is_featured_homepage: boolean
          is_live_project: boolean
          is_sample: boolean
          launch_on: string | null
          niche_identifier: string | null
          package_category: string | null
          package_type: string
          project_detail_slug: string | null
          project_thumbnail_url: string | null
          project_url: string | null
          slug: string
          status: string | null
          steps_done: number
          tech_stack: string[]
          testing_on: string | null
          thumbnail_alt: string | null
          thumbnail_placeholder: string | null
          thumbnail_url: string | null
          title: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          bolt_project_id?: string | null
          case_narrative_summary?: string | null
          case_study?: string | null
          client_description_anonymized?: string | null
          created_at?: string
          deleted_at?: string | null
          description?: string
          display_order?: number
          has_build?: never
          id?: string
          images?: NonNullable<Json>
          industry_category?: string | null
          industry_tags?: string[]
          is_active?: boolean
          is_featured_homepage?: boolean
          is_live_project?: boolean
          is_sample?: boolean
          launch_on?: string | null
          niche_identifier?: string | null
          package_category?: string | null
          package_type: string
          project_detail_slug?: string | null
          project_thumbnail_url?: string | null
          project_url?: string | null
          slug: string
          status?: string | null
          steps_done?: number
          tech_stack?: string[]
          testing_on?: string | null
          thumbnail_alt?: string | null
          thumbnail_placeholder?: string | null
          thumbnail_url?: string | null
          title: string
          updated_at?: string
        }
        Update: {
          bolt_project_id?: string | null
          case_narrative_summary?: string | null
          case_study?: string | null
          client_description_anonymized?: string | null
          created_at?: string
          deleted_at?: string | null
          description?: string
          display_order?: number
          has_build?: never
          id?: string
          images?: NonNullable<Json>
          industry_category?: string | null
          industry_tags?: string[]
          is_active?: boolean
          is_featured_homepage?: boolean
          is_live_project?: boolean
          is_sample?: boolean
          launch_on?: string | null
          niche_identifier?: string | null
          package_category?: string | null
          package_type?: string
          project_detail_slug?: string | null
          project_thumbnail_url?: string | null
          project_url?: string | null
          slug?: string
          status?: string | null
          steps_done?: number
          tech_stack?: string[]
          testing_on?: string | null
          thumbnail_alt?: string | null
          thumbnail_placeholder?: string | null
          thumbnail_url?: string | null
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'portfolio_projects_niche_identifier_fkey'
            columns: ['niche_identifier']
            isOneToOne: false
            referencedRelation: 'niche_pages'
            referencedColumns: ['slug']
          },
        ]
      }
      portfolio_settings: {
        Row: {
          created_at: string
          id: string
          key: string
          updated_at: string
          value: NonNullable<Json>
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          key: string
          updated_at?: string
          value: NonNullable<Json>
        }
        Update: {
          created_at?: string
          id?: string
          key?: string
          updated_at?: string
          value?: NonNullable<Json>
        }
        Relationships: []
      }
      quotations: {
        Row: {
          accepted_at: string | null
          accepted_name: string | null
          content: NonNullable<Json>
          created_at: string
          id: string
          order_id: string
          status: string
          token: string
          valid_until: string | null
          version: number
        }
        ComputedFields: never
        Insert: {
          accepted_at?: string | null
          accepted_name?: string | null
          content: NonNullable<Json>
          created_at?: string
          id?: string
          order_id: string
          status?: string
          token?: string
          valid_until?: string | null
          version: number
        }
        Update: {
          accepted_at?: string | null
          accepted_name?: string | null
          content?: NonNullable<Json>
          created_at?: string
          id?: string
          order_id?: string
          status?: string
          token?: string
          valid_until?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'quotations_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      redirects: {
        Row: {
          created_at: string
          deleted_at: string | null
          from_path: string
          id: string
          to_path: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          deleted_at?: string | null
          from_path: string
          id?: string
          to_path: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          deleted_at?: string | null
          from_path?: string
          id?: string
          to_path?: string
          updated_at?: string
        }
        Relationships: []
      }
      site_settings: {
        Row: {
          created_at: string
          id: string
          key: string
          updated_at: string
          value: NonNullable<Json>
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          key: string
          updated_at?: string
          value: NonNullable<Json>
        }
        Update: {
          created_at?: string
          id?: string
          key?: string
          updated_at?: string
          value?: NonNullable<Json>
        }
        Relationships: []
      }
      social_links: {
        Row: {
          created_at: string
          deleted_at: string | null
          display_order: number
          icon: string
          id: string
          platform: string
          updated_at: string
          url: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          deleted_at?: string | null
          display_order?: number
          icon: string
          id?: string
          platform: string
          updated_at?: string
          url: string
        }
        Update: {
          created_at?: string
          deleted_at?: string | null
          display_order?: number
          icon?: string
          id?: string
          platform?: string
          updated_at?: string
          url?: string
        }
        Relationships: []
      }
      work_opportunities: {
        Row: {
          area_of_expertise: string
          contact_number: string
          created_at: string
          deleted_at: string | null
          email: string
          full_name: string
          id: string
          seen_at: string | null
          source: NonNullable<Json>
          status: string
          updated_at: string
          work_link: string | null
        }
        ComputedFields: never
        Insert: {
          area_of_expertise: string
          contact_number: string
          created_at?: string
          deleted_at?: string | null
          email: string
          full_name: string
          id?: string
          seen_at?: string | null
          source?: NonNullable<Json>
          status?: string
          updated_at?: string
          work_link?: string | null
        }
        Update: {
          area_of_expertise?: string
          contact_number?: string
          created_at?: string
          deleted_at?: string | null
          email?: string
          full_name?: string
          id?: string
          seen_at?: string | null
          source?: NonNullable<Json>
          status?: string
          updated_at?: string
          work_link?: string | null
        }
        Relationships: []
      }
    }
    Views: {
      follow_up_list: {
        Row: {
          contact: string | null
          due_on: string
          id: string
          lead_id: string
          lead_table: string
          name: string | null
          note: string
          person_key: string | null
        }
        ComputedFields: never
        Relationships: []
      }
      inbox: {
        Row: {
          budget_range: string | null
          call_method: string | null
          contact: string | null
          created_at: string | null
          email: string | null
          id: string | null
          kind: string | null
          lead_table: string | null
          mark: string | null
          message: string | null
          name: string | null
          package: string | null
          project_type: string | null
          source: Json | null
          starts_at: string | null
          status: string | null
          texts: string | null
          timeline: string | null
          waiting: boolean | null
        }
        ComputedFields: never
        Relationships: []
      }
    }
    Functions: {
      accept_quotation: { Args: { name: string; token: string }; Returns: Json }
      acknowledge_message: {
        Args: {
          p_attempt: number
          p_error?: string
          p_message_id: string
          p_outcome: string
          p_pause?: string
          p_pause_seconds?: number
          p_provider?: string
          p_provider_message_id?: string
          p_repeat_minutes?: number
        }
        Returns: undefined
      }
      add_clients: { Args: { people: Json }; Returns: Json }
      add_subscribers: { Args: { consent?: string; people: Json }; Returns: Json }
      admin_counts: { Args: Record<PropertyKey, never>; Returns: Json }
      admin_news: { Args: Record<PropertyKey, never>; Returns: Json }
      admin_search: {
        Args: { query: string }
        Returns: {
          at: string
          detail: string
          id: string
          kind: string
          title: string
        }[]
      }
      admin_today: { Args: Record<PropertyKey, never>; Returns: Json }
      article_links: {
        Args: { slugs: string[] }
        Returns: {
          next: Json
          previous: Json
          related: Json
          slug: string
        }[]
      }
      article_years: {
        Args: Record<PropertyKey, never>
        Returns: {
          articles: number
          year: number
        }[]
      }
      ask_about_quotation: { Args: { question: string; token: string }; Returns: Json }
      begin_busy_read: { Args: Record<PropertyKey, never>; Returns: Json }
      begin_publish: { Args: Record<PropertyKey, never>; Returns: Json }
      begin_site_build: { Args: { p_versions: Json }; Returns: boolean }
      busy_calendar_state: { Args: Record<PropertyKey, never>; Returns: Json }
      busy_read_failed: { Args: { address: string; problem: string }; Returns: undefined }
      busy_times: {
        Args: { from_at: string; until: string }
        Returns: {
          ends_at: string
          starts_at: string
        }[]
      }
      calendar_feed: { Args: { key: string }; Returns: Json }
      call_days: { Args: { first?: string; last?: string; moving?: string }; Returns: Json }
      call_rules: { Args: Record<PropertyKey, never>; Returns: Json }
      call_times: { Args: { day?: string; moving?: string }; Returns: Json }
      calls_outside_hours: { Args: Record<PropertyKey, never>; Returns: Json }
      can_sell: { Args: Record<PropertyKey, never>; Returns: boolean }
      can_write: { Args: Record<PropertyKey, never>; Returns: boolean }
      cancel_booking: { Args: { token: string }; Returns: Json }
      change_role: { Args: { person: string; role: string }; Returns: undefined }
      changes_since: {
        Args: { built_at: string }
        Returns: {
          action: string
          changed_at: string
          changes: number
          label: string
          row_id: string
          table_name: string
        }[]
      }
      claim_due: { Args: { p_channel: string; p_limit?: number }; Returns: Json }
      claim_welcome: { Args: { p_email: string; p_subscriber_id: string }; Returns: Json }
      clean_up_incident: { Args: { flood: string }; Returns: Json }
      clear_expired: { Args: Record<PropertyKey, never>; Returns: Json }
      confirm_booking: { Args: { token: string }; Returns: Json }
      confirm_subscription: { Args: { token: string }; Returns: Json }
      content_versions: {
        Args: Record<PropertyKey, never>
        Returns: {
          about: number
          blog: number
          legal: number
          portfolio: number
          redirects: number
          services: number
          site: number
        }[]
      }
      email_state: { Args: Record<PropertyKey, never>; Returns: Json }
      email_wait: { Args: Record<PropertyKey, never>; Returns: number }
      end_preview_link: { Args: { post: string }; Returns: undefined }
      erase_lead: { Args: { of_table: string; row_id: string }; Returns: Json }
      erase_person: { Args: { contact: string }; Returns: Json }
      find_people: {
        Args: { page?: number; search?: string }
        Returns: {
          contact: string
          contact_key: string
          kinds: string[]
          last_at: string
          leads: number
          name: string
        }[]
      }
      free_times: { Args: { day: string; moving?: string; slot?: string }; Returns: Json }
      grant_access: { Args: { email: string; role: string }; Returns: boolean }
      health: { Args: Record<PropertyKey, never>; Returns: Json }
      history: {
        Args: {
          before_at?: string
          before_id?: string
          day?: string
          of_person?: string
          of_rows?: string[]
          of_table?: string
          page_size?: number
        }
        Returns: {
          action: string
          actor: string
          created_at: string
          email: string
          fields: string[]
          id: string
          label: string
          row_id: string
          table_name: string
        }[]
      }
      history_people: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          id: string
        }[]
      }
      image_uses: {
        Args: { image: string }
        Returns: {
          row_id: string
          table_name: string
          title: string
        }[]
      }
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean }
      last_change: {
        Args: { of_row: string; of_table: string }
        Returns: {
          actor_email: string
          changed_at: string
        }[]
      }
      lead_report: {
        Args: Record<PropertyKey, never>
        Returns: {
          kind: string
          leads: number
          month: string
          name: string
          won: number
          won_sen: number
        }[]
      }
      make_preview_link: { Args: { post: string }; Returns: Json }
      managed_booking: { Args: { token: string }; Returns: Json }
      mark_sending: {
        Args: {
          p_attempt: number
          p_body_html: string
          p_body_text: string
          p_listed?: number
          p_message_id: string
          p_sequence: number
          p_subject: string
        }
        Returns: boolean
      }
      mark_spam: {
        Args: { is_spam?: boolean; of_table: string; row_id: string; was?: string }
        Returns: undefined
      }
      newsletter_stats: {
        Args: { p_newsletter_id?: string }
        Returns: {
          bounced: number
          cancelled: number
          complained: number
          delivered: number
          failed: number
          newsletter_id: string
          recipients: number
          send_at: string
          sent: number
          status: string
          unknown: number
          unsubscribed: number
          waiting: number
        }[]
      }
      note_published_site: { Args: { p_current: boolean; p_problem?: string }; Returns: undefined }
      order_board: {
        Args: Record<PropertyKey, never>
        Returns: {
          amount_sen: number
          newest: Json
          orders: number
          status: string
        }[]
      }
      order_quotations: {
        Args: { of_order: string }
        Returns: {
          accepted_at: string
          accepted_name: string
          created_at: string
          id: string
          status: string
          token: string
          valid_until: string
          version: number
        }[]
      }
      order_rows: { Args: { list: string; wanted: string[]; was: string[] }; Returns: undefined }
      owner_calendar: { Args: Record<PropertyKey, never>; Returns: Json }
      person_leads: {
        Args: { contact: string }
        Returns: {
          amount_sen: number
          at: string
          contact_given: string
          due_date: string
          id: string
          kind: string
          name: string
          other_contact: string
          starts_at: string
          status: string
          summary: string
          title: string
        }[]
      }
      person_record: { Args: { contact: string }; Returns: Json }
      portfolio_builds: {
        Args: Record<PropertyKey, never>
        Returns: {
          bolt_project_id: string
          project_id: string
        }[]
      }
      preview_link_ends: { Args: { post: string }; Returns: string }
      preview_post: { Args: { token: string }; Returns: Json }
      published_site_problem: { Args: Record<PropertyKey, never>; Returns: Json }
      queue_newsletter_batch: { Args: Record<PropertyKey, never>; Returns: number }
      read_quotation: { Args: { token: string }; Returns: Json }
      record_email_events: { Args: { p_events: Json; p_provider: string }; Returns: undefined }
      release_message: {
        Args: { p_attempt: number; p_error: string; p_message_id: string }
        Returns: undefined
      }
      renew_calendar_feed: { Args: Record<PropertyKey, never>; Returns: undefined }
      replace_busy_times: {
        Args: { address: string; problem?: string; times: Json; version?: Json }
        Returns: undefined
      }
      request_unsubscribe_link: { Args: { subscriber_email: string; website?: string }; Returns: Json }
      reschedule_booking: {
        Args: {
          preferred_date: string
          preferred_time: string
          timezone?: string
          token: string
          visitor_offset?: number
        }
        Returns: Json
      }
      resend_confirmation: { Args: { booking_id: string }; Returns: string }
      restore_change: { Args: { change: string }; Returns: undefined }
      retry_message: { Args: { p_message_id: string }; Returns: undefined }
      revoke_access: { Args: { person: string }; Returns: boolean }
      search_posts: {
        Args: { category?: string; page?: number; search_text?: string; topic?: string }
        Returns: Json
      }
      send_newsletter: { Args: { p_at?: string; p_newsletter_id: string }; Returns: string }
      send_quotation: { Args: { order_id: string }; Returns: Json }
      send_reply: {
        Args: {
          anyway?: boolean
          body: string
          language?: string
          of_table: string
          row_id: string
          subject: string
        }
        Returns: string
      }
      send_test_newsletter: { Args: { p_newsletter_id: string }; Returns: string }
      send_test_notice: { Args: Record<PropertyKey, never>; Returns: undefined }
      session_state: { Args: Record<PropertyKey, never>; Returns: string }
      set_busy_calendar: { Args: { address: string }; Returns: undefined }
      set_deleted: { Args: { deleted: boolean; ids: string[]; of_table: string }; Returns: string[] }
      site_build_refused: { Args: Record<PropertyKey, never>; Returns: undefined }
      staff: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          id: string
          last_sign_in_at: string
          role: string
          since: string
        }[]
      }
      stop_newsletter: { Args: { p_newsletter_id: string }; Returns: string }
      studio_clock: { Args: Record<PropertyKey, never>; Returns: number }
      studio_facts: { Args: Record<PropertyKey, never>; Returns: Json }
      submit_application: {
        Args: {
          area_of_expertise: string
          contact_number: string
          email: string
          full_name: string
          source?: Json
          website?: string
          work_link?: string
        }
        Returns: Json
      }
      submit_booking: {
        Args: {
          call_method: string
          contact: string
          idempotency_key?: string
          language?: string
          message: string
          name: string
          package?: string
          preferred_date: string
          preferred_time: string
          project_type?: string
          reminders?: Json
          source?: Json
          timezone?: string
          visitor_offset?: number
          website?: string
        }
        Returns: Json
      }
      submit_contact: {
        Args: {
          budget_range?: string
          contact: string
          idempotency_key?: string
          kind?: string
          message: string
          name: string
          package?: string
          project_type?: string
          source?: Json
          timeline?: string
          website?: string
        }
        Returns: Json
      }
      subscribe_with_welcome_email: {
        Args: { source?: Json; subscriber_email: string; subscriber_name?: string; website?: string }
        Returns: Json
      }
      unsubscribe: { Args: { token: string }; Returns: Json }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
