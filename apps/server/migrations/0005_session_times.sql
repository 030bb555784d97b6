ALTER TABLE "session" ADD COLUMN "previous_token_hash" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "rotated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "idle_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_previous_token_hash_unique" UNIQUE("previous_token_hash");--> statement-breakpoint
UPDATE "session" SET "expires_at" = least("expires_at", now() + interval '12 hours');
