CREATE TABLE "job_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"source" text,
	"state" text DEFAULT 'running' NOT NULL,
	"phase" text DEFAULT 'reading' NOT NULL,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_run_kind" CHECK ("job_run"."kind" in ('import', 'analysis')),
	CONSTRAINT "job_run_state" CHECK ("job_run"."state" in ('running', 'done', 'failed', 'interrupted'))
);
--> statement-breakpoint
CREATE TABLE "usage_count" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "usage_count_day_name_pk" PRIMARY KEY("day","name")
);
--> statement-breakpoint
CREATE INDEX "job_run_started" ON "job_run" USING btree ("started_at");