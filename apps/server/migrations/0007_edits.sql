CREATE TABLE "gold_edits" (
	"text_id" uuid PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"edits" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_edits" (
	"text_id" uuid NOT NULL,
	"version" text NOT NULL,
	"content_hash" text NOT NULL,
	"annotator_version" text NOT NULL,
	"origin" text NOT NULL,
	"codes" text NOT NULL,
	"edits" text NOT NULL,
	CONSTRAINT "text_edits_text_id_version_pk" PRIMARY KEY("text_id","version"),
	CONSTRAINT "text_edits_origin" CHECK ("text_edits"."origin" in ('machine', 'gold'))
);
--> statement-breakpoint
ALTER TABLE "job_run" DROP CONSTRAINT "job_run_kind";--> statement-breakpoint
ALTER TABLE "corpus_state" ADD COLUMN "marked_with" text;--> statement-breakpoint
ALTER TABLE "corpus_state" ADD COLUMN "edits_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gold_edits" ADD CONSTRAINT "gold_edits_text_id_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."text"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_edits" ADD CONSTRAINT "text_edits_text_id_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."text"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_run" ADD CONSTRAINT "job_run_kind" CHECK ("job_run"."kind" in ('import', 'analysis', 'trial', 'marking'));