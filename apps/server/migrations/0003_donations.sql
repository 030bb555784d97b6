CREATE TABLE "donation_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "donation_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"text_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"account_id" uuid,
	"actor_name" text,
	"details" text
);
--> statement-breakpoint
ALTER TABLE "text_added" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "text_added" ADD COLUMN "record_hash" text;--> statement-breakpoint
ALTER TABLE "text_added" ADD COLUMN "receipt_hash" text;--> statement-breakpoint
ALTER TABLE "text_added" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "text_added" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "donation_log_text" ON "donation_log" USING btree ("text_id","id");--> statement-breakpoint
CREATE INDEX "text_added_state_index" ON "text_added" USING btree ("state","added_at");--> statement-breakpoint
ALTER TABLE "text_added" ADD CONSTRAINT "text_added_record_hash_unique" UNIQUE("record_hash");--> statement-breakpoint
ALTER TABLE "text_added" ADD CONSTRAINT "text_added_receipt_hash_unique" UNIQUE("receipt_hash");--> statement-breakpoint
ALTER TABLE "text_added" ADD CONSTRAINT "text_added_state" CHECK ("text_added"."state" in ('waiting', 'accepted', 'refused', 'withdrawn'));